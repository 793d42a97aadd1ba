import { TAU, hash, lerp, noise, range } from './kit/numbers.ts';
import { alpha, disc, ellipse, glow, linear, polygon, polyline, radial, sky, vignette } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad, pluck } from './kit/sound.ts';

const TINTS = ['#7fd8ff', '#ff9ad5', '#c7a6ff', '#8cf5e0'] as const;

function bell(stage: CanvasRenderingContext2D, r: number, squeeze: number, tint: string): void {
  const w = r * (1.08 - 0.2 * squeeze);
  const h = r * (0.86 + 0.24 * squeeze);
  stage.beginPath();
  stage.moveTo(-w, 0);
  stage.bezierCurveTo(-w * 1.05, -h * 1.3, w * 1.05, -h * 1.3, w, 0);
  for (const i of range(8)) {
    const x = w - (i + 0.5) * (w / 4);
    stage.quadraticCurveTo(x, r * 0.2, x - w / 8, 0.02 * r);
  }
  stage.closePath();
  stage.fillStyle = radial(stage, [0, -h * 0.45], r * 1.4, [
    [0, alpha('#ffffff', 0.75)],
    [0.4, alpha(tint, 0.55)],
    [1, alpha(tint, 0.2)],
  ]);
  stage.fill();
  for (const i of range(4))
    ellipse(
      stage,
      [(i - 1.5) * r * 0.3, -h * 0.42],
      [r * 0.13, r * 0.19],
      alpha('#ffffff', 0.4),
      (i - 1.5) * 0.25,
    );
}

function jelly(stage: CanvasRenderingContext2D, at: Point, r: number, beat: number, tint: string): void {
  const squeeze = Math.max(0, Math.sin(beat)) ** 2;
  stage.save();
  stage.translate(at[0], at[1]);
  stage.rotate(0.16 * Math.sin(beat * 0.3));
  glow(stage, [0, -r * 0.3], r * 2.4, tint, 0.42);
  for (const i of range(11)) {
    const x = lerp(-r * 0.85, r * 0.85, i / 10);
    const points = range(14).map((k): Point => [
      x * (1 - k * 0.03) + r * 0.13 * Math.sin(beat * 0.9 - k * 0.55 + i) * (k / 6),
      k * r * (0.17 + 0.03 * hash(i, 3)),
    ]);
    polyline(
      stage,
      points,
      i % 3 === 1 ? 7 : 2.5,
      alpha(i % 3 === 1 ? '#ffffff' : tint, i % 3 === 1 ? 0.2 : 0.55),
    );
  }
  bell(stage, r, squeeze, tint);
  stage.restore();
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 3.6,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#0f5ea8'],
      [0.5, '#0a2f6e'],
      [1, '#050c2c'],
    ]);
    for (const i of range(7)) {
      const x = 120 + i * 180 + 50 * Math.sin(t * 0.3 + i);
      polygon(
        stage,
        [
          [x, -10],
          [x + 80, -10],
          [x + 30, 720],
          [x - 180, 720],
        ],
        linear(
          stage,
          [0, 0],
          [0, 640],
          [
            [0, alpha('#9fe0ff', 0.14 + 0.05 * noise(t + i, 1))],
            [1, alpha('#9fe0ff', 0)],
          ],
        ),
      );
    }
    for (const i of range(60))
      disc(
        stage,
        [
          hash(i, 1) * 1280 + 12 * Math.sin(t + i),
          (hash(i, 2) * 760 - t * (8 + 16 * hash(i, 3)) + 1520) % 760,
        ],
        1 + 3 * hash(i, 4),
        alpha('#dff4ff', 0.35),
      );
    const swarm = range(9)
      .map((i) => ({ i, size: 34 + 108 * hash(i, 12) ** 1.6 }))
      .toSorted((a, b) => a.size - b.size);
    for (const { i, size } of swarm) {
      const beat = t * (1.4 + 0.5 * hash(i, 5)) + hash(i, 6) * TAU;
      const x = ((i * 0.37 + 0.12) % 1) * 1180 + 50 + 30 * Math.sin(t * 0.4 + i);
      const y = 640 * ((i * 0.53 + 0.3) % 1) + 60 - t * (5 + 6 * hash(i, 9)) - 9 * Math.sin(beat);
      jelly(stage, [x, y], size, beat, TINTS[i % 4] ?? '#7fd8ff');
    }
    vignette(stage, 0.45, '#020616');
  },
  sound: (audio) => {
    const out = master(audio, 0.65, 1.2);
    out.connect(hall(audio, 4, 0.6));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 240, volume: 0.14 });
    pad(audio, out, { at: 0, notes: [48, 55, 62, 67], seconds: 9, volume: 0.13 });
    for (const i of range(7))
      pluck(audio, out, {
        at: 0.8 + i * 1.2,
        note: [79, 76, 72, 74, 67][i % 5] ?? 72,
        seconds: 2.4,
        volume: 0.1,
      });
  },
};
