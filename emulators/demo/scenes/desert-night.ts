import { clamp, hash, noise, range, ruggedness, smooth } from './kit/numbers.ts';
import {
  alpha,
  cover,
  disc,
  ellipse,
  glow,
  hillside,
  linear,
  placed,
  polyline,
  radial,
  sky,
  vignette,
} from './kit/paint.ts';
import { WIDTH } from './kit/scene.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad, pluck } from './kit/sound.ts';

const MOON = [800, 270] as const;

function heavens(stage: CanvasRenderingContext2D, t: number): void {
  sky(stage, [
    [0, '#0b1030'],
    [0.35, '#2a2260'],
    [0.6, '#7a3f7c'],
    [0.78, '#e08a6c'],
  ]);
  for (const i of range(150)) {
    const twinkle = 0.35 + 0.65 * noise(t * 1.6 + i * 3.1, i);
    disc(
      stage,
      [hash(i, 1) * WIDTH, hash(i, 2) ** 1.4 * 430],
      0.8 + hash(i, 3) * 1.7,
      alpha('#fff3da', twinkle * 0.9),
    );
  }
  glow(stage, MOON, 620, '#ffb27a', 0.42);
  disc(
    stage,
    MOON,
    178,
    radial(stage, [MOON[0] - 40, MOON[1] - 50], 260, [
      [0, '#fffbe9'],
      [0.6, '#ffe6b4'],
      [1, '#f3b684'],
    ]),
  );
  for (const [x, y, r] of [
    [-60, -40, 38],
    [50, -70, 26],
    [30, 40, 52],
    [-70, 70, 24],
    [100, 20, 20],
  ] as const) {
    disc(stage, [MOON[0] + x, MOON[1] + y], r, 'rgba(214,150,104,.2)');
  }
}

const farDune = (x: number): number => 505 - 70 * ruggedness(x / 420 + 3, 4, 2);
const trail = (x: number): number => 560 - 95 * smooth(180, 900, x) + 60 * smooth(880, 1300, x);

function leg(stage: CanvasRenderingContext2D, x: number, swing: number): void {
  polyline(
    stage,
    [
      [x, -44],
      [x + swing * 8 + 2, -22],
      [x + swing * 13, 0],
    ],
    4.6,
    '#160c22',
  );
}

/** Stands on (0, 0) and walks to the right. */
function camel(stage: CanvasRenderingContext2D, stride: number, rider: string | null): void {
  for (const [x, phase] of [
    [-24, 0],
    [-17, 2.6],
    [20, 1.4],
    [27, 4],
  ] as const)
    leg(stage, x, Math.sin(stride + phase));
  ellipse(stage, [2, -52], [34, 15], '#160c22');
  ellipse(stage, [0, -66], [15, 15], '#160c22');
  polyline(
    stage,
    [
      [30, -54],
      [44, -50],
      [54, -66],
      [57, -84],
    ],
    9,
    '#160c22',
  );
  polyline(
    stage,
    [
      [56, -86],
      [70, -82],
    ],
    9,
    '#160c22',
  );
  polyline(
    stage,
    [
      [-33, -54],
      [-40, -36],
    ],
    3,
    '#160c22',
  );
  if (!rider) {
    ellipse(stage, [-20, -58], [13, 16], '#2b1430');
    return;
  }
  polyline(
    stage,
    [
      [-2, -74],
      [2, -100],
    ],
    17,
    rider,
  );
  disc(stage, [3, -114], 9, '#1c0f26');
  polyline(
    stage,
    [
      [-5, -118],
      [11, -118],
    ],
    7,
    rider,
  );
}

function caravan(stage: CanvasRenderingContext2D, t: number): void {
  for (const [i, rider] of ['#c2453f', null, '#2f7f86', '#d98a35'].entries()) {
    const x = 610 - i * 128 + t * 26;
    const slope = Math.atan2(trail(x + 20) - trail(x - 20), 40);
    const stride = t * 3.6 + i * 1.3;
    placed(
      stage,
      { at: [x, trail(x) + 3 + Math.sin(stride * 2) * 1.5], turn: slope * 0.7, scale: 0.98 },
      () => camel(stage, stride, rider),
    );
  }
}

function sand(stage: CanvasRenderingContext2D, t: number): void {
  hillside(
    stage,
    farDune,
    linear(
      stage,
      [0, 430],
      [0, 600],
      [
        [0, '#b9636f'],
        [1, '#6a3463'],
      ],
    ),
  );
  hillside(
    stage,
    trail,
    linear(
      stage,
      [200, 460],
      [420, 720],
      [
        [0, '#d98863'],
        [0.35, '#8c4560'],
        [1, '#3b1d46'],
      ],
    ),
  );
  caravan(stage, t);
  const near = (x: number): number => 690 - 110 * smooth(0, 420, x) + 130 * smooth(380, 1200, x);
  hillside(
    stage,
    near,
    linear(
      stage,
      [100, 570],
      [700, 720],
      [
        [0, '#70375a'],
        [0.5, '#341a40'],
        [1, '#160b24'],
      ],
    ),
  );
  for (const i of range(40)) {
    const x = ((hash(i, 8) * 1500 + t * (60 + 80 * hash(i, 9))) % 1400) - 60;
    disc(stage, [x, trail(clamp(x, 0, WIDTH)) - 2 - hash(i, 5) * 16], 1.2, 'rgba(255,205,160,.5)');
  }
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 4,
  draw: (stage, t) => {
    heavens(stage, t);
    sand(stage, t);
    vignette(stage, 0.45, '#07041a');
    cover(stage, `rgba(4,2,12,${1 - smooth(0, 0.8, t)})`);
  },
  sound: (audio) => {
    const out = master(audio, 0.7, 1);
    out.connect(hall(audio, 3, 0.45));
    const wind = noiseBed(audio, out, { kind: 'bandpass', frequency: 420, volume: 0.08 });
    for (const i of range(5)) wind.gain.setTargetAtTime(i % 2 ? 0.05 : 0.16, i * 2, 0.9);
    pad(audio, out, { at: 0, notes: [38, 45, 50], seconds: 9, volume: 0.12 });
    for (const [i, note] of [62, 63, 66, 67, 66, 63, 62, 69, 67].entries()) {
      pluck(audio, out, { at: 1 + i * 0.9 + (i % 3) * 0.08, note, seconds: 1.6, volume: 0.14 });
    }
  },
};
