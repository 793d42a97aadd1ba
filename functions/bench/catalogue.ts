import { type CatalogueCost, catalogueCost } from './catalogue-cost.ts';
import { mb, ms, number, table } from './table.ts';

/**
 * `node functions/bench/catalogue.ts [sizes]`: what the catalogue costs an instance, in CPU time and memory, with 10,000 and
 * 100,000 videos unless other numbers are given. Needs the Storage emulator only. Prints tables of docs/benchmarks.md.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000];

const costs: CatalogueCost[] = [];
for (const size of sizes) costs.push(await catalogueCost(size));

console.log(
  table(
    ['videos', 'snapshot', 'save', 'load', 'memory', 'index', 'memory'],
    costs.map((cost) => [
      number.format(cost.videos),
      mb(cost.snapshotBytes),
      ms(cost.save),
      ms(cost.load),
      mb(cost.catalogueBytes),
      ms(cost.index),
      mb(cost.indexBytes),
    ]),
  ),
);
console.log();
console.log(
  table(
    ['videos', ...Object.keys(costs[0]?.answers ?? {})],
    costs.map(({ videos, answers }) => [number.format(videos), ...Object.values(answers).map(ms)]),
  ),
);
