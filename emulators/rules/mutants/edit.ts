import type { Span } from './tokens.ts';

/** A change to a text: what is taken out, and what is put there. */
export interface Edit extends Span {
  by: string;
}

export const replace = ({ start, end }: Span, by: string): Edit => ({ start, end, by });

export const insert = (at: number, by: string): Edit => ({ start: at, end: at, by });

export const apply = (source: string, { start, end, by }: Edit): string =>
  source.slice(0, start) + by + source.slice(end);

/** The number of the line and the whole line as it reads after the change. */
export function describe(source: string, edit: Edit): string {
  const before = source.slice(0, edit.start).split('\n');
  const from = edit.start - (before.at(-1)?.length ?? 0);
  const until = source.indexOf('\n', edit.end);
  const line = apply(source.slice(from, until < 0 ? source.length : until), {
    start: edit.start - from,
    end: edit.end - from,
    by: edit.by,
  });
  return `line ${before.length}: ${line.trim()}`;
}
