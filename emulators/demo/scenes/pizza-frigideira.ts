import { TAU, hash, range, spring } from './kit/numbers.ts';
import {
  alpha,
  disc,
  ellipse,
  placed,
  polyline,
  radial,
  ring,
  roundedRect,
  sky,
  vignette,
} from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pluck } from './kit/sound.ts';

const CENTRE: Point = [590, 365];

function around(i: number, salt: number, reach: number): Point {
  const angle = i * 2.4 + hash(i, salt);
  const r = reach * Math.sqrt(hash(i, salt + 1));
  return [CENTRE[0] + r * Math.cos(angle), CENTRE[1] + r * Math.sin(angle)];
}

/** Something dropped on the pizza at a moment, larger while it falls. */
function dropped(
  stage: CanvasRenderingContext2D,
  at: Point,
  when: number,
  t: number,
  draw: () => void,
): void {
  if (t < when) return;
  placed(stage, { at, turn: at[0], scale: 2.2 - 1.2 * spring(when, when + 0.7, t) }, draw);
}

function pan(stage: CanvasRenderingContext2D): void {
  placed(stage, { at: CENTRE, turn: 0.25 }, () => roundedRect(stage, [280, -34], [460, 68], 30, '#2a2422'));
  ellipse(stage, [CENTRE[0] + 12, CENTRE[1] + 22], [322, 318], 'rgba(60,30,10,.35)');
  disc(stage, CENTRE, 318, '#1d1a1a');
  ring(stage, CENTRE, 312, 10, '#4a4442');
  disc(stage, CENTRE, 290, '#2b2727');
}

function pizza(stage: CanvasRenderingContext2D, t: number): void {
  disc(
    stage,
    CENTRE,
    268,
    radial(stage, CENTRE, 268, [
      [0, '#f3cf8a'],
      [0.82, '#e6b565'],
      [0.93, '#c98a3c'],
      [1, '#a8662a'],
    ]),
  );
  const sauce = 222 * spring(0.4, 1.6, t);
  disc(
    stage,
    CENTRE,
    sauce,
    radial(stage, CENTRE, 230, [
      [0, '#d9482b'],
      [1, '#b5301c'],
    ]),
  );
  for (const i of range(18))
    dropped(stage, around(i, 3, 195), 1.6 + i * 0.07, t, () =>
      ellipse(stage, [0, 0], [44 + 20 * hash(i, 2), 34], '#fbeec2'),
    );
  for (const i of range(16))
    dropped(stage, around(i, 3, 190), 3.2, t, () => disc(stage, [8, 6], 9, alpha('#e9b44a', 0.8)));
  for (const i of range(11))
    dropped(stage, around(i, 9, 190), 3.2 + i * 0.16, t, () => {
      disc(stage, [0, 0], 30, '#c8281f');
      disc(stage, [0, 0], 25, '#e2473a');
      for (const k of range(5))
        ellipse(stage, [13 * Math.cos(k * 1.257), 13 * Math.sin(k * 1.257)], [6, 3], '#f6c95a', k * 1.257);
    });
  for (const i of range(9))
    dropped(stage, around(i, 15, 180), 5.2 + i * 0.14, t, () => {
      ellipse(stage, [0, 0], [32, 16], '#2f7d32');
      polyline(
        stage,
        [
          [-28, 0],
          [28, 0],
        ],
        2,
        '#7cbf5a',
      );
    });
}

export const scene: Scene = {
  seconds: 8,
  posterAt: 7.3,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#e9dcc7'],
      [1, '#d4c0a0'],
    ]);
    for (const i of range(9)) {
      stage.fillStyle = alpha('#8a6a43', 0.12);
      stage.fillRect(0, i * 84, 1280, 3);
    }
    pan(stage);
    pizza(stage, t);
    disc(stage, [1090, 150], 76, '#c8281f');
    disc(stage, [1070, 130], 30, alpha('#ffffff', 0.25));
    for (const i of range(5))
      placed(stage, { at: [1090, 84], turn: i * 1.257 }, () => ellipse(stage, [0, -24], [8, 24], '#3d8b3d'));
    for (const i of range(6)) {
      const rise = (hash(i, 5) + t * 0.35) % 1;
      ellipse(
        stage,
        [CENTRE[0] - 180 + i * 72 + 14 * Math.sin(t * 2 + i * 3), 460 - 330 * rise],
        [26 + 26 * rise, 40],
        alpha('#ffffff', 0.13 * Math.sin((rise * TAU) / 2)),
      );
    }
    vignette(stage, 0.25, '#5a3a1a');
  },
  sound: (audio) => {
    const out = master(audio, 0.65);
    out.connect(hall(audio, 1.1, 0.2));
    noiseBed(audio, out, { kind: 'highpass', frequency: 4200, volume: 0.035 });
    for (const i of range(20))
      pluck(audio, out, {
        at: i * 0.38,
        note: [55, 59, 62, 67, 62, 59][i % 6] ?? 55,
        seconds: 0.9,
        volume: 0.16,
      });
  },
};
