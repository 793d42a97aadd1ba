import lighthouse, { type Result } from 'lighthouse';
import { median } from './median.ts';

/** The categories that have to be perfect; performance depends on the machine and is only told. */
const perfect = ['accessibility', 'best-practices', 'seo'] as const;

export const columns = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP, ms',
  'LCP, ms',
  'TBT, ms',
  'CLS',
  'CPU',
] as const;

export interface Audited {
  /** A value for each of the columns. */
  cells: string[];
  /** What keeps a category from being perfect. */
  faults: string[];
}

/** Lighthouse's report; tried again where a busy machine kept it from recording the page. */
async function run(
  address: string,
  port: number,
  categories: readonly string[],
  triesLeft = 2,
): Promise<Result> {
  const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse has nothing to say about ${address}`);
  const { lhr } = result;
  if (!lhr.runtimeError) return lhr;
  if (triesLeft === 0) throw new Error(`Lighthouse on ${address}: ${lhr.runtimeError.message}`);
  return run(address, port, categories, triesLeft - 1);
}

const percent = ({ categories }: Result, name: string) => (categories[name]?.score ?? 0) * 100;

/** The audits that cost a category points, and what they name. */
function faultsOf({ categories, audits }: Result): string[] {
  return perfect
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const found = audits[id];
      if (weight === 0 || found === undefined || found.score === null || found.score === 1) return [];
      return [`${found.title} ${JSON.stringify(found.details ?? null).slice(0, 500)}`];
    });
}

/** Has Lighthouse look at a page so many times, as on a phone, through the debugging port of a browser. */
export async function audit(address: string, port: number, rounds: number): Promise<Audited> {
  const first = await run(address, port, ['performance', ...perfect]);
  const reports = [first];
  while (reports.length < rounds) reports.push(await run(address, port, ['performance']));
  const middle = (of: (report: Result) => number | undefined) =>
    median(reports.map((report) => of(report) ?? Number.NaN));
  const measured = (id: string) => middle(({ audits }) => audits[id]?.numericValue);
  return {
    cells: [
      middle((report) => percent(report, 'performance')).toFixed(0),
      ...perfect.map((name) => percent(first, name).toFixed(0)),
      measured('first-contentful-paint').toFixed(0),
      measured('largest-contentful-paint').toFixed(0),
      measured('total-blocking-time').toFixed(0),
      measured('cumulative-layout-shift').toFixed(3),
      middle(({ environment }) => environment.benchmarkIndex).toFixed(0),
    ],
    faults: faultsOf(first),
  };
}
