import { TAU, hash, range, smooth } from './kit/numbers.ts';
import {
  alpha,
  disc,
  ellipse,
  glow,
  linear,
  mix,
  placed,
  radial,
  roundedRect,
  sky,
  vignette,
} from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { burst, hall, master, noiseBed, pluck } from './kit/sound.ts';

interface Bun {
  readonly at: Point;
  readonly size: number;
}

const BUNS: readonly Bun[] = range(13).map((i) => {
  const row = i < 6 ? 0 : i < 11 ? 1 : 2;
  const within = row === 0 ? i : row === 1 ? i - 6 : i - 11;
  return {
    at: [640 + (within - (row === 0 ? 2.5 : row === 1 ? 2 : 0.5)) * 128 + 8 * hash(i, 1), 505 - row * 88],
    size: 70 + 6 * hash(i, 2),
  };
});

function bun(stage: CanvasRenderingContext2D, { at: [x, y], size }: Bun, i: number, t: number): void {
  const baked = smooth(0.3 + 0.1 * i, 5, t);
  const r = size * (0.78 + 0.22 * baked);
  const [pale, gold] = [mix('#fff3cf', '#f9d27a', baked), mix('#f2deb0', '#c9822e', baked)];
  ellipse(stage, [x, y + r * 0.78], [r * 0.9, r * 0.25], 'rgba(60,25,5,.35)');
  placed(stage, { at: [x, y] }, () => {
    stage.scale(1, 0.86);
    disc(
      stage,
      [0, 0],
      r,
      radial(stage, [-r * 0.3, -r * 0.4], r * 1.5, [
        [0, pale],
        [0.65, gold],
        [1, mix(gold, '#5a2a08', 0.45)],
      ]),
    );
    for (const k of range(16)) {
      const [a, d] = [hash(k, i) * TAU, r * 0.78 * Math.sqrt(hash(k, i + 30))];
      disc(
        stage,
        [d * Math.cos(a), d * Math.sin(a)],
        2 + 6 * hash(k, i + 60),
        alpha('#8f4a12', 0.34 * baked),
      );
    }
    stage.strokeStyle = alpha('#fff2c8', 0.6 * baked);
    stage.lineWidth = 4;
    stage.beginPath();
    stage.arc(-r * 0.1, r * 0.1, r * 0.62, 3.6 + hash(i, 4), 4.7 + hash(i, 4));
    stage.stroke();
  });
}

export const scene: Scene = {
  seconds: 8,
  posterAt: 6,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#3c6e71'],
      [0.66, '#2c5557'],
      [0.66, '#a5673f'],
      [1, '#7d4a2a'],
    ]);
    for (const i of range(16))
      for (const k of range(6)) {
        roundedRect(
          stage,
          [i * 84 + (k % 2) * 42 - 40, k * 80 - 6],
          [78, 74],
          8,
          alpha(hash(i * 7 + k, 2) > 0.82 ? '#f2c14e' : '#ffffff', 0.09),
        );
      }
    glow(stage, [640, 380], 560, '#ffb74a', 0.4);
    ellipse(stage, [640, 590], [520, 92], 'rgba(40,18,6,.4)');
    ellipse(
      stage,
      [640, 560],
      [520, 92],
      linear(
        stage,
        [120, 0],
        [1160, 0],
        [
          [0, '#dfe9f0'],
          [0.5, '#ffffff'],
          [1, '#c3d0da'],
        ],
      ),
    );
    ellipse(stage, [640, 552], [450, 68], '#3f6db5');
    ellipse(stage, [640, 550], [430, 62], '#f6f9fb');
    for (const i of range(13)) bun(stage, BUNS[i] ?? { at: [0, 0], size: 0 }, i, t);
    for (const i of range(9)) {
      const rise = (hash(i, 5) + t * 0.22) % 1;
      ellipse(
        stage,
        [340 + i * 76 + 26 * Math.sin(t * 1.6 + i * 2), 330 - 300 * rise],
        [22 + 40 * rise, 60],
        alpha('#ffffff', 0.13 * Math.sin(rise * Math.PI)),
      );
    }
    vignette(stage, 0.35, '#1a0d05');
  },
  sound: (audio) => {
    const out = master(audio, 0.65);
    out.connect(hall(audio, 1.3, 0.25));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 300, volume: 0.04 });
    for (const i of range(22)) {
      pluck(audio, out, {
        at: i * 0.34,
        note: [60, 64, 67, 69, 67, 64, 62, 65][i % 8] ?? 60,
        seconds: 1,
        volume: 0.15,
      });
      if (i % 2)
        burst(audio, out, { at: i * 0.34, seconds: 0.05, frequency: 7000, volume: 0.07, kind: 'highpass' });
    }
  },
};
