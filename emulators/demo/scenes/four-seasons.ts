import { TAU, clamp, hash, lerp, range, smooth } from './kit/numbers.ts';
import { alpha, disc, ellipse, hillside, linear, mix, polyline, ramp, sky, vignette } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pluck } from './kit/sound.ts';

const SECONDS = 12;
const SKY_TOP = ['#9fd6ff', '#4fb0ff', '#f2a65a', '#8fa8c8', '#9fd6ff'] as const;
const SKY_FOOT = ['#ffe3ef', '#d8f3ff', '#ffe0b0', '#e6eef6', '#ffe3ef'] as const;
const GROUND = ['#a9d86e', '#5cb04a', '#c98b3c', '#f3f7fb', '#a9d86e'] as const;
const LEAF = ['#ffb3d1', '#3f9a3a', '#e2591f', '#f7fafc', '#ffb3d1'] as const;

/** The tips of the branches, and the branches on the way to them. */
function grow(
  from: Point,
  angle: number,
  length: number,
  depth: number,
  salt: number,
): { lines: [Point, Point, number][]; tips: Point[] } {
  const to: Point = [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)];
  const lines: [Point, Point, number][] = [[from, to, depth ** 1.6 * 1.7 + 1]];
  if (depth <= 1) return { lines, tips: [to] };
  const tips: Point[] = depth < 5 ? [to] : [];
  for (const i of range(depth > 5 ? 2 : 3)) {
    const turn =
      (i - (depth > 5 ? 0.5 : 1)) * (0.5 + 0.25 * hash(salt, i)) + 0.24 * (hash(salt, i + 9) - 0.5);
    const branch = grow(
      to,
      angle + turn,
      length * (0.72 + 0.12 * hash(salt, i + 4)),
      depth - 1,
      salt * 3 + i + 1,
    );
    lines.push(...branch.lines);
    tips.push(...branch.tips);
  }
  return { lines, tips };
}

const tree = grow([640, 640], -Math.PI / 2, 150, 6, 1);

function leaves(stage: CanvasRenderingContext2D, year: number, t: number): void {
  const summer = smooth(0.16, 0.3, year);
  const bare = smooth(0.6, 0.74, year) * (1 - smooth(0.95, 1, year));
  for (const [i, [x, y]] of tree.tips.entries()) {
    if (hash(i, 4) < bare) continue;
    const size = lerp(9, 17, summer * (1 - bare)) + 8 * hash(i, 2);
    const colour = mix(ramp(LEAF, clamp(year + 0.05 * (hash(i, 7) - 0.5))), '#000000', 0.22 * hash(i, 8));
    disc(stage, [x + 3 * Math.sin(t * 2 + i), y + 2 * Math.cos(t * 2 + i)], size, alpha(colour, 0.86));
  }
}

function falling(stage: CanvasRenderingContext2D, year: number, t: number): void {
  const kinds = [
    [0.02, 0.2, '#ffd0e2'],
    [0.45, 0.75, '#e8732a'],
    [0.7, 0.98, '#ffffff'],
  ] as const;
  for (const [from, to, colour] of kinds) {
    const share = smooth(from, from + 0.06, year) * (1 - smooth(to - 0.06, to, year));
    for (const i of range(90)) {
      if (hash(i, 3) > share) continue;
      const y = (hash(i, 1) * 760 + t * (70 + 50 * hash(i, 2))) % 760;
      ellipse(
        stage,
        [hash(i, 5) * 1340 - 30 + 30 * Math.sin(t + i), y],
        [5, colour === '#ffffff' ? 5 : 3],
        alpha(colour, 0.9),
        t + i,
      );
    }
  }
}

export const scene: Scene = {
  seconds: SECONDS,
  posterAt: 6.6,
  draw: (stage, t) => {
    const year = t / SECONDS;
    sky(stage, [
      [0, ramp(SKY_TOP, year)],
      [0.85, ramp(SKY_FOOT, year)],
    ]);
    disc(stage, [lerp(1120, 180, year), 150 + 60 * Math.cos(year * TAU)], 52, alpha('#fffbe2', 0.9));
    hillside(stage, (x) => 560 - 50 * Math.sin(x / 260 + 1), mix(ramp(GROUND, year), '#6a87a8', 0.35));
    hillside(
      stage,
      (x) => 636 - 16 * Math.sin(x / 330),
      linear(
        stage,
        [0, 610],
        [0, 720],
        [
          [0, ramp(GROUND, year)],
          [1, mix(ramp(GROUND, year), '#20303a', 0.35)],
        ],
      ),
    );
    ellipse(stage, [640, 650], [220, 18], 'rgba(20,20,30,.18)');
    for (const [from, to, width] of tree.lines) polyline(stage, [from, to], width, '#4a3327');
    leaves(stage, year, t);
    falling(stage, year, t);
    vignette(stage, 0.18, '#20304a');
  },
  sound: (audio) => {
    const out = master(audio, 0.65, 1);
    out.connect(hall(audio, 3, 0.45));
    const wind = noiseBed(audio, out, { kind: 'bandpass', frequency: 500, volume: 0.03 });
    wind.gain.setTargetAtTime(0.12, 7, 1.4);
    for (const i of range(24))
      pluck(audio, out, {
        at: i * 0.48,
        note: [72, 76, 79, 76, 69, 72, 76, 72][i % 8] ?? 72,
        seconds: 1.8,
        volume: 0.13,
      });
  },
};
