import { TAU, hash, lerp, range, spring } from './kit/numbers.ts';
import { alpha, disc, ellipse, linear, placed, polygon, polyline, ring, sky } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { burst, hall, master, pluck } from './kit/sound.ts';

interface Drink {
  readonly x: number;
  readonly top: string;
  readonly foot: string;
  readonly rind: string;
  readonly flesh: string;
}

const DRINKS: readonly Drink[] = [
  { x: 330, top: '#e9f7b4', foot: '#a8d24a', rind: '#5f9e2d', flesh: '#d4ee86' },
  { x: 640, top: '#fff6c2', foot: '#ffd84d', rind: '#f2b705', flesh: '#fff0a0' },
  { x: 950, top: '#ffd9d0', foot: '#ff7f7a', rind: '#f2603e', flesh: '#ffb0a0' },
];

function slice(
  stage: CanvasRenderingContext2D,
  at: Point,
  r: number,
  turn: number,
  { rind, flesh }: Drink,
): void {
  disc(stage, at, r, rind);
  disc(stage, at, r * 0.88, '#fffbe8');
  placed(stage, { at, turn }, () => {
    for (const i of range(8)) {
      const [from, to] = [(i / 8) * TAU + 0.06, ((i + 1) / 8) * TAU - 0.06];
      stage.beginPath();
      stage.moveTo(r * 0.1 * Math.cos((from + to) / 2), r * 0.1 * Math.sin((from + to) / 2));
      stage.arc(0, 0, r * 0.8, from, to);
      stage.closePath();
      stage.fillStyle = flesh;
      stage.fill();
    }
  });
}

function glass(stage: CanvasRenderingContext2D, drink: Drink, t: number, order: number): void {
  const { x, top, foot } = drink;
  const full = lerp(600, 270, spring(0.4 + order * 0.8, 2.6 + order * 0.8, t));
  const half = (y: number): number => lerp(78, 104, (620 - y) / 400);
  ellipse(stage, [x, 632], [120, 18], 'rgba(120,70,20,.22)');
  polygon(
    stage,
    [
      [x - half(full), full],
      [x + half(full), full],
      [x + 78, 618],
      [x - 78, 618],
    ],
    linear(
      stage,
      [0, full],
      [0, 620],
      [
        [0, top],
        [1, foot],
      ],
    ),
  );
  for (const i of range(4)) {
    const y = full + 34 + i * 46 + 5 * Math.sin(t * 2 + i);
    if (y < 590)
      placed(stage, { at: [x - 42 + 72 * hash(i, order), y], turn: hash(i, 3) + t * 0.1 }, () => {
        stage.fillStyle = 'rgba(255,255,255,.45)';
        stage.fillRect(-20, -20, 40, 40);
      });
  }
  for (const i of range(14)) {
    const rise = (hash(i, order) + t * (0.1 + 0.1 * hash(i, 8))) % 1;
    disc(
      stage,
      [x - 60 + 120 * hash(i, 5), lerp(610, full + 8, rise)],
      3 + 3 * hash(i, 2),
      'rgba(255,255,255,.6)',
    );
  }
  polyline(
    stage,
    [
      [x + 34, 600],
      [x + 74, 130],
      [x + 120, 108],
    ],
    11,
    ['#ff6b6b', '#2fb5a8', '#ff9f1c'][order] ?? '#ff6b6b',
  );
  slice(stage, [x - 92, 236], 62, t * 0.25 + order, drink);
  polyline(
    stage,
    [
      [x - 106, 206],
      [x - 78, 622],
      [x + 78, 622],
      [x + 106, 206],
    ],
    6,
    'rgba(255,255,255,.85)',
  );
  polyline(
    stage,
    [
      [x - 84, 260],
      [x - 64, 570],
    ],
    9,
    'rgba(255,255,255,.4)',
  );
}

export const scene: Scene = {
  seconds: 8,
  posterAt: 6,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#ffe8a3'],
      [0.82, '#ffc46b'],
      [0.82, '#f7a072'],
      [1, '#ec8860'],
    ]);
    for (const i of range(20))
      polygon(
        stage,
        [
          [640, 320],
          [640 + 1100 * Math.cos(i * 0.314 + t * 0.05), 320 + 1100 * Math.sin(i * 0.314 + t * 0.05)],
          [
            640 + 1100 * Math.cos(i * 0.314 + 0.157 + t * 0.05),
            320 + 1100 * Math.sin(i * 0.314 + 0.157 + t * 0.05),
          ],
        ],
        alpha('#ffffff', 0.13),
      );
    stage.fillStyle = '#e58a5b';
    stage.fillRect(0, 600, 1280, 120);
    ring(stage, [640, 320], 250, 2, alpha('#ffffff', 0.25));
    for (const [i, drink] of DRINKS.entries()) glass(stage, drink, t, i);
  },
  sound: (audio) => {
    const out = master(audio, 0.6);
    out.connect(hall(audio, 1.2, 0.25));
    for (const i of range(24))
      pluck(audio, out, {
        at: i * 0.32,
        note: [67, 71, 74, 76, 74, 71][i % 6] ?? 67,
        seconds: 0.8,
        volume: 0.16,
      });
    for (const i of range(12))
      burst(audio, out, {
        at: i * 0.64 + 0.16,
        seconds: 0.06,
        frequency: 5000,
        volume: 0.1,
        kind: 'highpass',
      });
  },
};
