import { limits } from '../../contract/limits.ts';
import { invalid } from '../refusal.ts';
import { cleanCueText } from './cue-text.ts';
import type { Cue } from './webvtt.ts';

/** Lines of a file that stand together, and the number of the first. */
interface Block {
  lines: string[];
  number: number;
}

const refused = (number: number, why: string) => invalid('text', `Line ${number}: ${why}`);

const lineBreak = /\r\n|[\r\n]/;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(lineBreak)
    .entries()) {
    if (line.trim() === '') isOpen = false;
    else if (isOpen) blocks.at(-1)?.lines.push(line);
    else {
      blocks.push({ lines: [line], number: at + 1 });
      isOpen = true;
    }
  }
  return blocks;
}

const arrow = '-->';

/** `00:01:02.345` with WebVTT's point or SubRip's comma; hours may be left out. */
const clock = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})$/;

function milliseconds(text: string | undefined, number: number): number {
  const found = clock.exec(text ?? '');
  if (!found) throw refused(number, 'write the times as 00:01:02.345 --> 00:01:04.000');
  const [hours = 0, minutes = 0, seconds = 0, rest = 0] = found.slice(1).map((part) => Number(part || 0));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest;
}

/** WebVTT's cue settings that need no region or style to go with them. */
const setting =
  /^(?:vertical:(?:rl|lr)|line:-?\d{1,3}(?:\.\d{1,2})?%?(?:,(?:start|center|end))?|position:\d{1,3}(?:\.\d{1,2})?%(?:,(?:line-left|center|line-right))?|size:\d{1,3}(?:\.\d{1,2})?%|align:(?:start|center|end|left|right))$/;

function parseTiming(line: string, number: number): Omit<Cue, 'text'> {
  const [before = '', after = ''] = line.split(arrow, 2);
  const [end, ...settings] = after.trim().split(/\s+/);
  const [from, to] = [milliseconds(before.trim(), number), milliseconds(end, number)];
  if (to <= from) throw refused(number, 'the caption ends before it begins');
  return { from, to, settings: settings.filter((one) => setting.test(one)).join(' ') };
}

/** A caption: an optional name or number, its times, its text. None when it says nothing. */
function parseCue({ lines, number }: Block): Cue | undefined {
  const at = lines[0]?.includes(arrow) ? 0 : 1;
  const timing = lines[at];
  if (timing === undefined || !timing.includes(arrow))
    throw refused(number, 'these words have no times; a caption must not have an empty line in it');
  const said = lines.slice(at + 1);
  const second = said.findIndex((line) => line.includes(arrow));
  if (second >= 0) throw refused(number + at + 1 + second, 'leave an empty line before the next caption');
  const cue = { ...parseTiming(timing, number + at), text: cleanCueText(said) };
  if (cue.text.length > limits.captions.cue)
    throw refused(number, `at most ${limits.captions.cue} characters in one caption`);
  return cue.text === '' ? undefined : cue;
}

const header = /^WEBVTT(?:[ \t]|$)/;

/** Blocks of WebVTT that show nothing: notes, and looks that we leave to the player. */
const silent = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

/** Refuses words that show nothing and hold a caption, which would be lost with them. */
function holdNone({ lines, number }: Block): void {
  const at = lines.findIndex((line) => line.includes(arrow));
  if (at >= 0) throw refused(number + at, 'leave an empty line before a caption');
}

/**
 * Reads captions in WebVTT or SubRip (SRT), which are told apart by the first line; both are held to what the two have in
 * common. What is no caption is left out: styles, regions, notes, names.
 * @throws {Refusal} invalid, with the line that cannot be read
 */
export function parseCaptions(text: string): Cue[] {
  const blocks = blocksOf(text);
  const isWebVtt = header.test(blocks[0]?.lines[0] ?? '');
  const saysNothing = ({ lines: [line = ''] }: Block) => isWebVtt && (header.test(line) || silent.test(line));
  for (const block of blocks.filter(saysNothing)) holdNone(block);
  const cues = blocks.filter((block) => !saysNothing(block)).flatMap((block) => parseCue(block) ?? []);
  if (cues.length === 0) throw invalid('text', 'There is no caption in this file');
  if (cues.length > limits.captions.cues)
    throw invalid('text', `There are more than ${limits.captions.cues} captions in this file`);
  return cues;
}
