import type { Cost, Measurement } from './measure.ts';
import { ms, number, table, times } from './table.ts';

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
            times(naive.reads, ours.reads),
            times(naive.median, ours.median),
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
        times(ours.reads, then.ours.reads),
        times(ours.median, then.ours.median),
        naive && then.naive ? times(naive.reads, then.naive.reads) : '',
        naive && then.naive ? times(naive.median, then.naive.median) : '',
      ],
    ];
  });
  return table(['call', 'documents read', 'median', 'naive: documents', 'naive: median'], rows);
}

/** What was measured with so many videos, as Markdown. */
export const sizeReport = (measurement: Measurement): string =>
  `### ${number.format(measurement.videos)} videos\n\n${callsTable(measurement)}\n`;

/** What became of the smallest size's numbers at the largest, as Markdown. */
export const growthReport = (smallest: Measurement, largest: Measurement): string =>
  `### Growth from ${number.format(smallest.videos)} to ${number.format(largest.videos)} videos\n\n${growthTable(smallest, largest)}\n`;
