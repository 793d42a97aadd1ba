import { hash, range, spring } from './kit/numbers.ts';
import { mix, polygon, sky } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pluck } from './kit/sound.ts';

const SIZE = 12;
const [HALF, QUARTER, RISE] = [50, 25, 44];
const WALLS = ['#f4e3c1', '#e8785a', '#6fb7b0', '#f2b84b', '#c95d63', '#f7f3e8', '#7c9fd1'] as const;

const place = (x: number, y: number, z: number): Point => [
  640 + (x - y) * HALF,
  210 + (x + y) * QUARTER - z * RISE,
];

function block(
  stage: CanvasRenderingContext2D,
  x: number,
  y: number,
  z: number,
  colour: string,
  tall = 1,
): void {
  const [cx, cy] = place(x, y, z);
  const h = RISE * tall;
  polygon(
    stage,
    [
      [cx - HALF, cy],
      [cx, cy + QUARTER],
      [cx, cy + QUARTER - h],
      [cx - HALF, cy - h],
    ],
    mix(colour, '#2a2440', 0.22),
  );
  polygon(
    stage,
    [
      [cx + HALF, cy],
      [cx, cy + QUARTER],
      [cx, cy + QUARTER - h],
      [cx + HALF, cy - h],
    ],
    mix(colour, '#2a2440', 0.45),
  );
  polygon(
    stage,
    [
      [cx, cy - QUARTER - h],
      [cx + HALF, cy - h],
      [cx, cy + QUARTER - h],
      [cx - HALF, cy - h],
    ],
    colour,
  );
}

function windows(stage: CanvasRenderingContext2D, x: number, y: number, z: number): void {
  const [cx, cy] = place(x, y, z);
  for (const side of [-1, 1]) {
    const colour = hash(x * 31 + y * 7 + z, side + 3) > 0.5 ? '#ffe9a8' : '#3c4a6b';
    const at = (u: number, v: number): Point => [cx + side * HALF * u, cy + QUARTER * (1 - u) - v];
    polygon(stage, [at(0.35, 12), at(0.65, 12), at(0.65, 33), at(0.35, 33)], colour);
  }
}

function roof(stage: CanvasRenderingContext2D, x: number, y: number, z: number): void {
  const [cx, cy] = place(x, y, z);
  polygon(
    stage,
    [
      [cx - HALF, cy],
      [cx, cy + QUARTER],
      [cx, cy - 34],
    ],
    '#b8492f',
  );
  polygon(
    stage,
    [
      [cx + HALF, cy],
      [cx, cy + QUARTER],
      [cx, cy - 34],
    ],
    '#8a3323',
  );
}

/** How many blocks a house has, none in the water. */
function storeys(x: number, y: number): number {
  const inland = 9.5 - x - y * 0.55 + 2 * hash(x * 13 + y, 1);
  if (inland < 1) return 0;
  return hash(x * 5 + y * 17, 2) < 0.3
    ? 0
    : 1 + Math.floor(3.4 * hash(x * 7 + y * 3, 4) * Math.min(1, inland / 4));
}

const isWater = (x: number, y: number): boolean => 9.5 - x - y * 0.55 + 2 * hash(x * 13 + y, 1) < 1;

export const scene: Scene = {
  seconds: 9,
  posterAt: 7.8,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#ffe9cf'],
      [1, '#f7c9a9'],
    ]);
    for (const x of range(SIZE))
      for (const y of range(SIZE)) {
        const wave = 0.05 * Math.sin(t * 2 + x * 0.9 + y * 0.7);
        block(
          stage,
          x,
          y,
          isWater(x, y) ? -0.35 + wave : 0,
          isWater(x, y) ? mix('#2d9bb5', '#58c3cf', hash(x + y * 13, 8)) : '#a8c47a',
          isWater(x, y) ? 0.65 : 1,
        );
        for (const z of range(storeys(x, y))) {
          const due = 0.4 + (x + y) * 0.22 + z * 0.35;
          if (t < due) break;
          const drop = 3 * (1 - spring(due, due + 0.6, t));
          block(
            stage,
            x,
            y,
            z + 1 + drop,
            WALLS[Math.floor(hash(x * 3 + y * 11, 5) * WALLS.length)] ?? '#f4e3c1',
          );
          windows(stage, x, y, z + 1 + drop);
          if (z === storeys(x, y) - 1) roof(stage, x, y, z + 2 + drop);
        }
        if (isWater(x, y) && hash(x * 9 + y, 6) > 0.86) {
          const [cx, cy] = place(x, y, 0.1 + wave);
          polygon(
            stage,
            [
              [cx - 30, cy - 2],
              [cx + 30, cy - 2],
              [cx + 18, cy + 12],
              [cx - 18, cy + 12],
            ],
            '#7a3b2a',
          );
          polygon(
            stage,
            [
              [cx + 2, cy - 4],
              [cx + 2, cy - 58],
              [cx + 30, cy - 10],
            ],
            '#fffaf0',
          );
        }
      }
  },
  sound: (audio) => {
    const out = master(audio, 0.65);
    out.connect(hall(audio, 1.6, 0.3));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 380, volume: 0.05 });
    for (const i of range(34))
      pluck(audio, out, {
        at: 0.4 + i * 0.24,
        note: 60 + ([0, 4, 7, 12, 9, 7, 4, 2][i % 8] ?? 0),
        seconds: 0.7,
        volume: 0.15,
      });
  },
};
