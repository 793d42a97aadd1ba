import { clamp, lerp, range, settle, smooth } from './kit/numbers.ts';
import {
  alpha,
  cover,
  disc,
  ellipse,
  glow,
  linear,
  polygon,
  polyline,
  roundedRect,
  vignette,
} from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { burst, hall, kick, master, noiseBed, tone } from './kit/sound.ts';

interface Run {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly points: readonly [Point, Point, Point];
}

const RUNS: readonly Run[] = [
  {
    label: '9',
    from: 2,
    to: 4,
    points: [
      [520, 520],
      [400, 470],
      [300, 560],
    ],
  },
  {
    label: '4',
    from: 5,
    to: 7,
    points: [
      [760, 380],
      [690, 300],
      [600, 285],
    ],
  },
  {
    label: '10',
    from: 8,
    to: 9.6,
    points: [
      [640, 590],
      [640, 590],
      [640, 590],
    ],
  },
  {
    label: '7',
    from: 8.2,
    to: 11.4,
    points: [
      [880, 470],
      [1010, 400],
      [850, 222],
    ],
  },
];
const BALL: readonly { readonly from: number; readonly to: number; readonly points: Run['points'] }[] = [
  {
    from: 8,
    to: 9,
    points: [
      [600, 560],
      [780, 590],
      [985, 400],
    ],
  },
  {
    from: 11,
    to: 12,
    points: [
      [880, 262],
      [850, 200],
      [735, 92],
    ],
  },
];
const STEPS = [
  [2, 'The dummy run'],
  [5, 'The screen'],
  [8, 'The wrong pass'],
  [11, 'Far post'],
] as const;

/** The point at `k` of a curve that bends towards its second point. */
function along([a, b, c]: Run['points'], k: number): Point {
  const bend = (i: 0 | 1): number => lerp(lerp(a[i], b[i], k), lerp(b[i], c[i], k), k);
  return [bend(0), bend(1)];
}

function pitch(stage: CanvasRenderingContext2D): void {
  for (const i of range(9)) {
    stage.fillStyle = i % 2 ? '#1f7a46' : '#258a50';
    stage.fillRect(0, i * 80, 1280, 80);
  }
  stage.strokeStyle = 'rgba(255,255,255,.85)';
  stage.lineWidth = 5;
  stage.strokeRect(240, 70, 800, 310);
  stage.strokeRect(450, 70, 380, 120);
  polyline(
    stage,
    [
      [0, 70],
      [1280, 70],
    ],
    5,
    'rgba(255,255,255,.85)',
  );
  stage.beginPath();
  stage.arc(640, 300, 130, 0.65, Math.PI - 0.65);
  stage.stroke();
  disc(stage, [640, 285], 6, '#ffffff');
  stage.lineWidth = 1.4;
  stage.strokeStyle = 'rgba(255,255,255,.5)';
  for (const i of range(17))
    polyline(
      stage,
      [
        [550 + i * 11.25, 70],
        [556 + i * 10.5, 16],
      ],
      1.4,
      'rgba(255,255,255,.45)',
    );
  for (const i of range(5))
    polyline(
      stage,
      [
        [551 + i, 60 - i * 10],
        [729 - i, 60 - i * 10],
      ],
      1.4,
      'rgba(255,255,255,.45)',
    );
  polyline(
    stage,
    [
      [550, 70],
      [550, 16],
      [730, 16],
      [730, 70],
    ],
    7,
    '#ffffff',
  );
  glow(stage, [640, 330], 720, '#d8ffb0', 0.14);
}

function player(stage: CanvasRenderingContext2D, [x, y]: Point, colour: string, label: string): void {
  ellipse(stage, [x + 6, y + 12], [31, 26], 'rgba(0,30,10,.4)');
  disc(stage, [x, y], 30, '#ffffff');
  disc(
    stage,
    [x, y],
    26,
    linear(
      stage,
      [x, y - 26],
      [x, y + 26],
      [
        [0, colour],
        [1, alpha(colour, 0.82)],
      ],
    ),
  );
  stage.fillStyle = '#ffffff';
  stage.font = '800 27px Archivo';
  stage.textAlign = 'center';
  stage.fillText(label, x, y + 10);
}

function arrow(
  stage: CanvasRenderingContext2D,
  points: Run['points'],
  k: number,
  colour: string,
  dash: number[],
): void {
  if (k <= 0) return;
  const trail = range(25).map((i) => along(points, (i / 24) * k));
  stage.setLineDash(dash);
  polyline(stage, trail, 8, colour);
  stage.setLineDash([]);
  const [tip, before] = [along(points, k), along(points, k - 0.05)];
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const at = (a: number, r: number): Point => [
    tip[0] + r * Math.cos(turn + a),
    tip[1] + r * Math.sin(turn + a),
  ];
  polygon(stage, [at(0, 26), at(2.4, 22), at(-2.4, 22)], colour);
}

function ballAt(t: number): Point {
  const [pass, shot] = BALL;
  if (!pass || !shot) return [0, 0];
  const carried = along(
    [
      [985, 400],
      [990, 320],
      [880, 262],
    ],
    smooth(9, 11, t),
  );
  if (t < 9) return along(pass.points, settle(pass.from, pass.to, t));
  return t < 11 ? carried : along(shot.points, clamp((t - 11) / 0.55));
}

function caption(stage: CanvasRenderingContext2D, t: number): void {
  const current = STEPS.findLast(([at]) => t >= at);
  const number = current ? STEPS.indexOf(current) + 1 : 0;
  const shown = current ? settle(current[0], current[0] + 0.4, t) : settle(0.2, 0.7, t);
  roundedRect(stage, [lerp(-600, 48, shown), 606], [number ? 480 : 420, 78], 16, 'rgba(8,26,18,.88)');
  stage.textAlign = 'left';
  stage.font = '800 42px Archivo';
  stage.fillStyle = '#ffd23f';
  stage.fillText(number ? `${number}` : '88′', lerp(-580, 74, shown), 660);
  stage.fillStyle = '#ffffff';
  stage.fillText(current?.[1] ?? 'One goal down', lerp(-500, number ? 118 : 158, shown), 660);
}

function draw(stage: CanvasRenderingContext2D, t: number): void {
  pitch(stage);
  for (const run of RUNS)
    arrow(stage, run.points, settle(run.from - 0.3, run.to, t), 'rgba(255,210,63,.95)', [20, 16]);
  for (const pass of BALL)
    arrow(stage, pass.points, settle(pass.from, pass.to, t), 'rgba(255,255,255,.95)', []);
  for (const [i, x] of [560, 616, 672, 728].entries())
    player(
      stage,
      [x - 60, 400 + (i % 2) * 6 - 14 * smooth(7.8, 8.1, t) * smooth(8.6, 8.2, t)],
      '#1d4ed8',
      `${i + 2}`,
    );
  player(stage, [lerp(800, 735, smooth(8.3, 10, t)), 330], '#1d4ed8', '6');
  player(stage, [lerp(640, 585, smooth(8.4, 10, t)), 112], '#0f172a', '1');
  for (const run of RUNS) player(stage, along(run.points, smooth(run.from, run.to, t)), '#e11d48', run.label);
  const [x, y] = ballAt(t);
  ellipse(stage, [x + 5, y + 9], [15, 11], 'rgba(0,30,10,.45)');
  disc(stage, [x, y], 15, '#ffffff');
  disc(stage, [x, y], 6, '#1b1b1f');
  glow(stage, [735, 92], 260, '#fff3b0', 0.8 * smooth(11.5, 11.7, t) * smooth(13.4, 12, t));
  caption(stage, t);
  vignette(stage, 0.35, '#021a0c');
  cover(stage, `rgba(2,16,8,${1 - smooth(0, 0.4, t)})`);
}

export const scene: Scene = {
  seconds: 14,
  posterAt: 10.2,
  draw,
  sound: (audio) => {
    const out = master(audio, 0.7, 0.6);
    out.connect(hall(audio, 1.4, 0.25));
    const crowd = noiseBed(audio, out, { kind: 'bandpass', frequency: 650, volume: 0.09 });
    crowd.gain.setTargetAtTime(0.14, 8, 0.6);
    crowd.gain.setTargetAtTime(0.55, 11.5, 0.15);
    for (const at of [1, 1.22])
      tone(audio, out, { at, note: 98, seconds: 0.18, volume: 0.08, wave: 'square' });
    for (const [at] of STEPS) burst(audio, out, { at, seconds: 0.09, frequency: 2600, volume: 0.3 });
    for (const at of [8, 11]) kick(audio, out, at, 0.7);
  },
};
