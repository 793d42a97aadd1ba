import { hash, range, ruggedness, smooth } from './kit/numbers.ts';
import { alpha, disc, glow, hillside, linear, mix, polygon, polyline, sky, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad } from './kit/sound.ts';

const RIDGES = 7;

const ridge = (i: number, drift: number) => (x: number) =>
  250 + i * 66 - (150 - i * 8) * (ruggedness((x + drift) / (430 - i * 34) + i * 9.7, i, 5) - 0.35);

export const scene: Scene = {
  seconds: 10,
  posterAt: 6.5,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#f7b58a'],
      [0.35, '#fbd9b0'],
      [0.7, '#f5e6d3'],
    ]);
    glow(stage, [860, 200], 420, '#fff2c2', 0.9);
    disc(stage, [860, 215 - t * 3], 46, '#fffbe9');
    for (const i of range(RIDGES)) {
      const k = i / (RIDGES - 1);
      const line = ridge(i, t * (3 + 16 * k * k));
      hillside(
        stage,
        line,
        linear(
          stage,
          [0, 160 + i * 66],
          [0, 420 + i * 66],
          [
            [0, mix('#d79a86', '#12303a', k)],
            [1, mix('#f3cfb4', '#1d4a52', k * 0.8)],
          ],
        ),
      );
      stage.fillStyle = linear(
        stage,
        [0, 330 + i * 60],
        [0, 470 + i * 60],
        [
          [0, alpha('#fdeadb', 0)],
          [0.6, alpha('#fdeadb', 0.34 * (1 - k))],
          [1, alpha('#fdeadb', 0)],
        ],
      );
      stage.fillRect(0, 330 + i * 60, 1280, 140);
    }
    const path = ridge(RIDGES - 1, t * 19);
    for (const i of range(4)) {
      const x = 330 + i * 46 + t * 9;
      const y = path(x);
      const step = 5 * Math.sin(t * 5 + i * 1.7);
      polyline(
        stage,
        [
          [x - step, y + 2],
          [x, y - 18],
          [x + step, y + 2],
        ],
        5,
        '#081419',
      );
      polyline(
        stage,
        [
          [x, y - 18],
          [x + 1, y - 38],
        ],
        11,
        '#081419',
      );
      disc(stage, [x + 3, y - 50], 7, '#081419');
      polyline(
        stage,
        [
          [x + 12, y - 34],
          [x + 20, y + 4],
        ],
        2.5,
        '#081419',
      );
    }
    for (const i of range(24)) {
      const x = 700 + hash(i, 2) * 600 - t * 19;
      const [y, h] = [path(x) + 8, 50 + 80 * hash(i, 3)];
      for (const k of range(4))
        polygon(
          stage,
          [
            [x - 18 + k * 3, y - k * h * 0.2],
            [x, y - h * 0.4 - k * h * 0.2],
            [x + 18 - k * 3, y - k * h * 0.2],
          ],
          '#0a1f26',
        );
    }
    vignette(stage, 0.3 + 0.7 * (1 - smooth(0, 0.8, t)), '#20100a');
  },
  sound: (audio) => {
    const out = master(audio, 0.65, 1.2);
    out.connect(hall(audio, 4, 0.55));
    noiseBed(audio, out, { kind: 'bandpass', frequency: 380, volume: 0.08 });
    pad(audio, out, { at: 0, notes: [43, 50, 59, 62], seconds: 5, volume: 0.14 });
    pad(audio, out, { at: 4.5, notes: [48, 55, 64, 67], seconds: 6, volume: 0.16 });
  },
};
