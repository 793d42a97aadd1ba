import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { parseCaptions } from './parse.ts';

const times = '00:00:01.000 --> 00:00:02.000';

test.each([
  ['nothing', '', 'There is no caption'],
  ['a header alone', 'WEBVTT\n', 'There is no caption'],
  ['captions that say nothing', `WEBVTT\n\n${times}\n<c></c>\n`, 'There is no caption'],
  ['words without times', 'Dear diary,\ntoday I made a film.\n', 'Line 1: these words have no times'],
  ['a caption with an empty line in it', `1\n${times}\nOne\n\ntwo\n`, 'Line 5: these words have no times'],
  ['times that are none', '1\n00:00:01 --> 00:00:02\nOne\n', 'Line 2: write the times as'],
  ['times without an end', '00:00:01.000 -->\nOne\n', 'Line 1: write the times as'],
  ['minutes that are too many', '00:61:01.000 --> 00:62:02.000\nOne\n', 'Line 1: write the times as'],
  [
    'an end before the beginning',
    '00:02.000 --> 00:01.000\nOne\n',
    'Line 1: the caption ends before it begins',
  ],
  [
    'captions that run together',
    `${times}\nOne\n00:03.000 --> 00:04.000\nTwo\n`,
    'Line 3: leave an empty line',
  ],
  ['a caption that runs into the header', `WEBVTT\n${times}\nOne\n`, 'Line 2: leave an empty line before'],
  [
    'a caption that runs into a note',
    `WEBVTT\n\nNOTE by Ada\n${times}\nOne\n`,
    'Line 4: leave an empty line before',
  ],
  ['a caption as long as a book', `${times}\n${'word '.repeat(limits.captions.cue)}\n`, 'Line 1: at most'],
  [
    'more captions than a film has',
    `${times}\nx\n\n`.repeat(limits.captions.cues + 1),
    'There are more than',
  ],
  ['a page', '<!doctype html><script>alert(1)</script>', 'Line 1: these words have no times'],
])('%s is refused, with the line that is wrong', (_what, text, message) => {
  const refusal = expect.objectContaining({
    code: 'invalid',
    details: { errors: [{ path: 'text', message: expect.stringContaining(message) }] },
  });
  expect(() => parseCaptions(text)).toThrow(refusal);
});

test.each([
  ['tags that never end', '<'.repeat(400_000)],
  ['a tag without an end', `${times}\n<${'a'.repeat(400_000)}`],
  ['a speaker without an end', `${times}\n<v.${'a'.repeat(400_000)}>`],
  ['tags within tags', `${times}\n${'<b>'.repeat(300)}`],
  ['instructions that never end', `${times}\n${'{\\'.repeat(200_000)}`],
  ['settings without end', `${times}${' line:1'.repeat(50_000)}\nx`],
])('%s keep nobody busy', (_what, text) => {
  const begun = performance.now();
  try {
    parseCaptions(text);
  } catch {
    // Refused is fine too.
  }
  expect(performance.now() - begun).toBeLessThan(1000);
});
