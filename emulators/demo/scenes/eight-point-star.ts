import { TAU, range, smooth } from './kit/numbers.ts';
import { alpha, disc, polygon, polyline, ring, sky, vignette } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, pluck } from './kit/sound.ts';

const STEP = 240;

/** The sixteen corners of the star that two squares in one circle make. */
const star = ([x, y]: Point, r: number): Point[] =>
  range(16).map((i) => {
    const reach = i % 2 ? r * 0.765 : r;
    const a = (i / 16) * TAU;
    return [x + reach * Math.cos(a), y + reach * Math.sin(a)];
  });

const square = ([x, y]: Point, r: number, turn: number): Point[] =>
  range(5).map((i) => [x + r * Math.cos(turn + (i * TAU) / 4), y + r * Math.sin(turn + (i * TAU) / 4)]);

/** The first part of a line, as a pen draws it. */
function drawn(points: readonly Point[], share: number): Point[] {
  const end = share * (points.length - 1);
  return points.flatMap((point, i): Point[] => {
    if (i <= end) return [point];
    const before = points[i - 1];
    if (!before || i - 1 > end) return [];
    const k = end - (i - 1);
    return [[before[0] + (point[0] - before[0]) * k, before[1] + (point[1] - before[1]) * k]];
  });
}

function tile(stage: CanvasRenderingContext2D, at: Point, share: number): void {
  if (share <= 0) return;
  stage.save();
  stage.globalAlpha = share;
  polygon(stage, star(at, 118), '#0f5f73');
  polygon(stage, star(at, 100), '#f3e7cd');
  polygon(stage, star(at, 90), '#1d8a99');
  polygon(stage, star(at, 56), '#d9a441');
  polygon(stage, star(at, 40), '#0b3c49');
  disc(stage, at, 14, '#f3e7cd');
  stage.restore();
}

export const scene: Scene = {
  seconds: 9,
  posterAt: 5.25,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#f6ecd6'],
      [1, '#e6d3ae'],
    ]);
    const centre: Point = [640, 360];
    for (const i of range(9))
      for (const k of range(6)) {
        const at: Point = [640 + (i - 4) * STEP, 360 + (k - 2.5 + 0.5) * STEP];
        const far = Math.hypot(at[0] - 640, at[1] - 360) / STEP;
        const share = smooth(4 + far * 0.7, 4.9 + far * 0.7, t);
        tile(stage, at, share);
        if (share > 0) {
          const between: Point = [at[0] + STEP / 2, at[1] + STEP / 2];
          polygon(stage, square(between, 62 * share, 0), '#c4572e');
          polygon(stage, square(between, 38 * share, 0), '#f3e7cd');
        }
      }
    const pencil = alpha('#6b3d1e', 1 - smooth(4, 5, t));
    ring(stage, centre, 260 * smooth(0, 0.4, t), 2, pencil);
    polyline(stage, drawn(square(centre, 260, 0), smooth(0.8, 2, t)), 6, pencil);
    polyline(stage, drawn(square(centre, 260, TAU / 8), smooth(2, 3.2, t)), 6, pencil);
    for (const i of range(8))
      if (t < 4.6)
        polyline(
          stage,
          [
            centre,
            [
              640 + 260 * smooth(0.3, 0.9, t) * Math.cos((i * TAU) / 8),
              360 + 260 * smooth(0.3, 0.9, t) * Math.sin((i * TAU) / 8),
            ],
          ],
          1.5,
          alpha('#6b3d1e', 0.35 * (1 - smooth(4, 4.6, t))),
        );
    vignette(stage, 0.22, '#4a2a10');
  },
  sound: (audio) => {
    const out = master(audio, 0.65);
    out.connect(hall(audio, 2.6, 0.4));
    const scale = [62, 63, 66, 67, 69, 70, 73, 74];
    for (const i of range(30))
      pluck(audio, out, {
        at: i * 0.29,
        note: scale[[0, 2, 4, 3, 5, 4, 2, 1, 0, 4, 7, 6, 4, 2][i % 14] ?? 0] ?? 62,
        seconds: 1.4,
        volume: 0.15,
      });
  },
};
