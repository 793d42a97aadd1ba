export const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : number.format(value)} ms`;

export const mb = (value: number) => `${(value / 1e6).toFixed(1)} MB`;

/** How many times as much; nothing to say where there was nothing. */
export const times = (value: number, than: number) => (than === 0 ? '' : `${short.format(value / than)}×`);

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
