import { hash, noise, range, ruggedness } from './kit/numbers.ts';
import { alpha, disc, glow, hillside, linear, roundedRect, sky, vignette } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad, pluck } from './kit/sound.ts';

const BANK = 330;

function lantern(stage: CanvasRenderingContext2D, [x, y]: Point, size: number, light: number): void {
  glow(stage, [x, y], size * 3.4, '#ff9a3c', 0.55 * light);
  roundedRect(
    stage,
    [x - size * 0.42, y - size * 0.62],
    [size * 0.84, size],
    size * 0.12,
    linear(
      stage,
      [x, y - size * 0.6],
      [x, y + size * 0.4],
      [
        [0, '#ffd98c'],
        [0.6, '#ffb04a'],
        [1, '#e8722a'],
      ],
    ),
  );
  disc(stage, [x, y + size * 0.1], size * 0.2, alpha('#fffbe0', 0.85 * light));
  stage.fillStyle = '#3a1c10';
  stage.fillRect(x - size * 0.5, y + size * 0.36, size, size * 0.12);
  stage.fillStyle = linear(
    stage,
    [x, y + size * 0.5],
    [x, y + size * 1.7],
    [
      [0, alpha('#ffb04a', 0.5 * light)],
      [1, alpha('#ffb04a', 0)],
    ],
  );
  stage.fillRect(x - size * 0.3, y + size * 0.5, size * 0.6, size * 1.2);
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 5,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#070b1e'],
      [0.3, '#14224a'],
      [0.46, '#30406f'],
      [0.47, '#0b1733'],
      [1, '#04070f'],
    ]);
    for (const i of range(80))
      disc(
        stage,
        [hash(i, 1) * 1280, hash(i, 2) * 230],
        1.5 * hash(i, 3),
        alpha('#ffffff', 0.4 + 0.4 * noise(t + i, 1)),
      );
    disc(stage, [1040, 110], 42, '#f4ecd2');
    glow(stage, [1040, 110], 200, '#d8d4ff', 0.5);
    stage.save();
    stage.beginPath();
    stage.rect(0, 0, 1280, BANK);
    stage.clip();
    hillside(stage, (x) => BANK - 150 * ruggedness(x / 330, 4, 4), '#0e1938');
    hillside(stage, (x) => BANK - 62 * ruggedness(x / 130, 8, 4), '#080f24');
    stage.restore();
    for (const i of range(16)) glow(stage, [hash(i, 21) * 1280, BANK - 14], 26, '#ffcf8a', 0.8);
    for (const i of range(60)) {
      stage.fillStyle = alpha('#9fb8ff', 0.04 + 0.08 * noise(t * 1.5 + i, 3));
      stage.fillRect(hash(i, 4) * 1300 - 40, BANK + 8 + 380 * hash(i, 5) ** 1.4, 60 + 90 * hash(i, 6), 2);
    }
    const floating = range(44)
      .map((i) => ({ i, depth: hash(i, 11) ** 1.2 }))
      .toSorted((a, b) => a.depth - b.depth);
    for (const { i, depth } of floating) {
      const size = 15 + 72 * depth;
      const x = ((hash(i, 12) * 1500 + t * (9 + 34 * depth)) % 1500) - 110;
      const y = BANK + 14 + depth * 300 + 4 * depth * Math.sin(t * 1.4 + i);
      lantern(stage, [x, y], size, 0.78 + 0.22 * noise(t * 3 + i * 5, 2));
    }
    vignette(stage, 0.4);
  },
  sound: (audio) => {
    const out = master(audio, 0.65, 1);
    out.connect(hall(audio, 3.4, 0.5));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 420, volume: 0.1 });
    pad(audio, out, { at: 0, notes: [45, 52, 57], seconds: 9, volume: 0.1 });
    for (const [i, note] of [69, 72, 76, 74, 72, 69, 67, 69, 64].entries())
      pluck(audio, out, { at: 0.6 + i, note, seconds: 2.2, volume: 0.18 });
  },
};
