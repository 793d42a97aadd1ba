import { TAU, range, smooth } from './kit/numbers.ts';
import { alpha, disc, glow, polyline, ring, sky, vignette } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, pad, pluck } from './kit/sound.ts';

const SAMPLES = 256;
const TURN_SECONDS = 8;

/** A bird in one line that ends where it began. */
const outline: readonly Point[] = [
  [-250, 60],
  [-150, 20],
  [-80, -60],
  [-30, -170],
  [40, -220],
  [70, -120],
  [90, -50],
  [150, -70],
  [200, -110],
  [240, -90],
  [290, -70],
  [236, -60],
  [220, -10],
  [170, 60],
  [90, 110],
  [20, 130],
  [-40, 170],
  [-90, 230],
  [-70, 150],
  [-60, 110],
  [-130, 120],
];

/** The outline as evenly spaced points of a closed smooth curve. */
const drawing: readonly Point[] = range(SAMPLES).map((i) => {
  const at = (i / SAMPLES) * outline.length;
  const k = Math.floor(at);
  const f = at - k;
  const corner = (n: number): Point => outline[(n + outline.length) % outline.length] ?? [0, 0];
  const along = (axis: 0 | 1): number => {
    const [a, b, c, d] = [corner(k - 1)[axis], corner(k)[axis], corner(k + 1)[axis], corner(k + 2)[axis]];
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
  };
  return [along(0), along(1)];
});

interface Wheel {
  readonly speed: number;
  readonly radius: number;
  readonly phase: number;
}

/** The discrete Fourier transform of the drawing, the largest circles first. */
const wheels: readonly Wheel[] = range(96)
  .map((i) => (i % 2 ? (i + 1) / 2 : -i / 2))
  .map((speed): Wheel => {
    let [re, im] = [0, 0];
    for (const [i, [x, y]] of drawing.entries()) {
      const angle = (-TAU * speed * i) / SAMPLES;
      re += x * Math.cos(angle) - y * Math.sin(angle);
      im += x * Math.sin(angle) + y * Math.cos(angle);
    }
    return { speed, radius: Math.hypot(re, im) / SAMPLES, phase: Math.atan2(im, re) };
  })
  .toSorted((a, b) => b.radius - a.radius);

function tips(turn: number): Point[] {
  const points: Point[] = [[640, 350]];
  let [x, y] = [640, 350];
  for (const { speed, radius, phase } of wheels) {
    x += 1.25 * radius * Math.cos(TAU * speed * turn + phase);
    y += 1.25 * radius * Math.sin(TAU * speed * turn + phase);
    points.push([x, y]);
  }
  return points;
}

const penAt = (turn: number): Point => tips(turn).at(-1) ?? [0, 0];

export const scene: Scene = {
  seconds: 10,
  posterAt: 7,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#0d1526'],
      [1, '#182a44'],
    ]);
    for (const i of range(17))
      polyline(
        stage,
        [
          [i * 80, 0],
          [i * 80, 720],
        ],
        1,
        alpha('#7fa4d8', 0.08),
      );
    for (const i of range(10))
      polyline(
        stage,
        [
          [0, i * 80],
          [1280, i * 80],
        ],
        1,
        alpha('#7fa4d8', 0.08),
      );
    const turn = t / TURN_SECONDS;
    const trail = range(200).map((i) => penAt(turn - (i / 200) * Math.min(1, turn)));
    polyline(stage, trail, 12, alpha('#ffb84a', 0.22));
    polyline(stage, trail, 5, '#ffc861');
    const chain = tips(turn);
    for (const [i, wheel] of wheels.slice(0, 28).entries()) {
      const centre = chain[i] ?? [0, 0];
      ring(stage, centre, wheel.radius * 1.25, 2, alpha('#8fd3ff', Math.max(0.14, 0.6 - i * 0.04)));
    }
    polyline(stage, chain, 2, alpha('#ffffff', 0.75));
    const pen = chain.at(-1) ?? [0, 0];
    glow(stage, pen, 90, '#ffd27a', 0.9 * smooth(0, 0.5, t));
    disc(stage, pen, 7, '#fff6df');
    vignette(stage, 0.4);
  },
  sound: (audio) => {
    const out = master(audio, 0.55);
    out.connect(hall(audio, 2.5, 0.45));
    for (const i of range(20))
      pluck(audio, out, {
        at: i * 0.5,
        note: [62, 69, 66, 73, 71, 78][i % 6] ?? 62,
        seconds: 1.6,
        volume: 0.16,
      });
    pad(audio, out, { at: 0, notes: [38, 50, 57], seconds: 9, volume: 0.12 });
  },
};
