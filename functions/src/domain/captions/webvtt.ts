/** One caption: from when to when (milliseconds) it shows which text, and where. */
export interface Cue {
  from: number;
  to: number;
  /** WebVTT's cue settings, such as `line:0 align:start`; empty for the usual place. */
  settings: string;
  text: string;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

function timestamp(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor);
  return `${padded(hours ?? 0, 2)}:${padded(minutes ?? 0, 2)}:${padded(seconds ?? 0, 2)}.${padded(ms % 1000, 3)}`;
}

const block = ({ from, to, settings, text }: Cue) =>
  `${`${timestamp(from)} --> ${timestamp(to)} ${settings}`.trimEnd()}\n${text}\n`;

/** Writes captions as WebVTT (https://www.w3.org/TR/webvtt1/#file-structure), in the order they appear. */
export const toWebVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT\n', ...cues.toSorted((one, other) => one.from - other.from).map(block)].join('\n');
