import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { cleanCueText } from './cue-text.ts';
import { parseCaptions } from './parse.ts';
import { toWebVtt } from './webvtt.ts';

const converted = (text: string) => toWebVtt(parseCaptions(text));

describe('SubRip', () => {
  it('becomes WebVTT, whatever ends its lines', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nOne\r\ntwo\r\n\r\n2\r\n01:00:00,000 --> 01:00:01,000\r\nThree\r\n';
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nOne\ntwo\n\n01:00:00.000 --> 01:00:01.000\nThree\n';
    expect(converted(srt)).toBe(vtt);
    expect(converted(srt.replaceAll('\r\n', '\r'))).toBe(vtt);
  });

  it('loses its fonts and instructions and keeps bold, italic and underlined', () => {
    expect(cleanCueText(['{\\an8}<font color="#ff0">Up <B>here</B></font>'])).toBe('Up <b>here</b>');
  });
});

describe('WebVTT', () => {
  it('keeps who speaks and where it stands, and loses notes, styles, names and classes', () => {
    const vtt = `WEBVTT - A film

STYLE
::cue { background: url(https://example.com/spy) }

NOTE by somebody

intro
00:01.000 --> 00:02.000 line:0 align:start region:fred position:5000%
<v.loud Ada Lovelace>So <c.red>it</c> <00:01.500>begins`;
    expect(converted(vtt)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:0 align:start\n<v Ada Lovelace>So it begins</v>\n',
    );
  });

  it('is put in order', () => {
    const vtt = 'WEBVTT\n\n00:05.000 --> 00:06.000\nSecond\n\n00:01.000 --> 00:02.000\nFirst\n';
    expect(converted(vtt)).toMatch(/First[^]*Second/);
  });
});

describe('what a caption says', () => {
  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['I <3 you', 'I &lt;3 you'],
    ['fish &amp; chips', 'fish &amp; chips'],
    ['<b><i>both</b> none</i>', '<b><i>both</i></b> none'],
    ['<v>', ''],
    ['<v Ada-->hello', '<v Ada>hello</v>'],
    ['<v Ada-{\\x}-> hello', '<v Ada> hello</v>'],
    ['bell\u0007', 'bell'],
  ])('%s is shown as %s', (given, shown) => {
    expect(cleanCueText([given])).toBe(shown);
  });

  it('has only tags that are known, each ended, and is not changed by a second look', () => {
    const pieces = fc.constantFrom(
      '<b>',
      '</b>',
      '<i',
      '>',
      '<v A&B>',
      '<v Ada-',
      '--',
      '</v>',
      '&',
      '&lt;',
      '{\\an1}',
      '-->',
      '\n',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' }))), (words) => {
        const clean = cleanCueText(words.join('').split('\n'));
        expect(clean.replaceAll(/<\/?(?:[biu]|v|v [^<>]+|ruby|rt)>/g, '')).not.toMatch(/[<>]/);
        expect(clean.match(/<[a-z]/g)?.length).toBe(clean.match(/<\//g)?.length);
        expect(clean).not.toContain('-->');
        expect(cleanCueText(clean.split('\n'))).toBe(clean);
      }),
    );
  });
});

/** Captions as somebody might write them. */
const cues = fc.array(
  fc.record({
    from: fc.nat(9e7),
    lasts: fc.integer({ min: 1, max: 1e6 }),
    text: fc.string({ unit: 'grapheme', minLength: 1 }),
  }),
  { minLength: 1, maxLength: 20 },
);

it('what was written is read back the same', () => {
  fc.assert(
    fc.property(cues, (written) => {
      const said = written.map(({ from, lasts, text }) => ({
        from,
        to: from + lasts,
        settings: '',
        text: cleanCueText([text]),
      }));
      fc.pre(said.every(({ text }) => text !== ''));
      const file = toWebVtt(said);
      expect(parseCaptions(file)).toEqual(said.toSorted((one, other) => one.from - other.from));
      expect(converted(file)).toBe(file);
    }),
  );
});

it('a file of anything is read or refused, and never more than that', () => {
  const pieces = fc.constantFrom(
    'WEBVTT',
    '\n\n',
    '\n',
    '00:01.000',
    ' --> ',
    '00:02,000',
    '-->',
    '1',
    'NOTE',
    '<b>',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (words) => {
      try {
        const file = converted(words.join(''));
        expect(converted(file)).toBe(file);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
  );
});
