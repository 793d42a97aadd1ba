import { expect, test } from 'vitest';
import { palettes, type Appearance, type Role } from './palettes.ts';

/** Relative luminance and contrast ratio: WCAG 2.2, "relative luminance" and "contrast ratio". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Which roles carry words on which. */
const pairs: [words: Role, ground: Role][] = [
  ['text', 'bg'],
  ['text', 'bgRaised'],
  ['text', 'soft'],
  ['text', 'softStrong'],
  ['textSoft', 'bg'],
  ['textSoft', 'bgRaised'],
  ['accent', 'bg'],
  ['accent', 'bgRaised'],
  ['onAccent', 'accent'],
  ['danger', 'bg'],
  ['danger', 'bgRaised'],
  ['danger', 'soft'],
  ['bg', 'danger'],
  ['bg', 'text'],
];

const appearances: Appearance[] = ['light', 'dark'];

test.each(appearances.flatMap((appearance) => pairs.map((pair) => [appearance, ...pair] as const)))(
  '%s: %s on %s can be read (WCAG AA)',
  (appearance, words, ground) => {
    expect(contrast(palettes[appearance][words], palettes[appearance][ground])).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(
  appearances.flatMap((appearance) =>
    (['bg', 'bgRaised'] as const).map((ground) => [appearance, ground] as const),
  ),
)('%s: an empty field is seen on %s (WCAG AA, non-text contrast)', (appearance, ground) => {
  expect(contrast(palettes[appearance].line, palettes[appearance][ground])).toBeGreaterThanOrEqual(3);
});
