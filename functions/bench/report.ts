import type { Cost, Measurement } from './measure.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : number.format(value)} ms`;
const mb = (value: number) => `${(value / 1e6).toFixed(1)} MB`;
const times = (value: number) => `${short.format(value)}×`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const cells = ({ reads, bytes, median, p95 }: Cost) => [
  number.format(reads),
  number.format(bytes),
  ms(median),
  ms(p95),
];

const CALLS = [
  'call',
  'documents read',
  'bytes',
  'median',
  'p95',
  'naive: documents',
  'naive: median',
  'ratio of reads',
  'of time',
];

function callsTable({ calls }: Measurement): string {
  return table(
    CALLS,
    calls.map(({ name, ours, naive }) => [
      name,
      ...cells(ours),
      ...(naive
        ? [
            number.format(naive.reads),
            ms(naive.median),
            times(naive.reads / ours.reads),
            times(naive.median / ours.median),
          ]
        : ['', '', '', '']),
    ]),
  );
}

/** How each call grows from the smallest size to the largest. */
function growthTable(smallest: Measurement, largest: Measurement): string {
  const before = new Map(smallest.calls.map((call) => [call.name, call]));
  const rows = largest.calls.flatMap(({ name, ours, naive }) => {
    const then = before.get(name);
    if (!then) return [];
    return [
      [
        name,
        times(ours.reads / then.ours.reads),
        times(ours.median / then.ours.median),
        naive && then.naive ? times(naive.reads / then.naive.reads) : '',
        naive && then.naive ? times(naive.median / then.naive.median) : '',
      ],
    ];
  });
  return table(['call', 'documents read', 'median', 'naive: documents', 'naive: median'], rows);
}

const CATALOGUE = [
  'videos',
  'first build',
  'rebuild',
  'snapshot',
  'load',
  'index',
  'memory: catalogue',
  'memory: index',
];

const catalogueTable = (measurements: readonly Measurement[]) =>
  table(
    CATALOGUE,
    measurements.map(({ videos, catalogue }) => [
      number.format(videos),
      ms(catalogue.build),
      ms(catalogue.rebuild),
      mb(catalogue.snapshotBytes),
      ms(catalogue.load),
      ms(catalogue.index),
      mb(catalogue.catalogueBytes),
      mb(catalogue.indexBytes),
    ]),
  );

/** What was measured, as Markdown. */
export function report(measurements: readonly Measurement[]): string {
  const [smallest] = measurements;
  const largest = measurements.at(-1);
  const bySize = measurements.map(
    (measurement) => `### ${number.format(measurement.videos)} videos\n\n${callsTable(measurement)}`,
  );
  const growth =
    smallest && largest && smallest !== largest
      ? [
          `### Growth from ${number.format(smallest.videos)} to ${number.format(largest.videos)} videos\n\n${growthTable(smallest, largest)}`,
        ]
      : [];
  return [...bySize, ...growth, `### The catalogue\n\n${catalogueTable(measurements)}`].join('\n\n');
}
