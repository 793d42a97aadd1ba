import { hash, range, ruggedness, settle } from './kit/numbers.ts';
import {
  alpha,
  disc,
  glow,
  hillside,
  linear,
  polygon,
  polyline,
  roundedRect,
  sky,
  vignette,
} from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad, tone } from './kit/sound.ts';

const RAIL = 560;

function train(stage: CanvasRenderingContext2D, x: number): void {
  for (const car of range(2)) {
    const left = x - car * 470;
    roundedRect(
      stage,
      [left, RAIL - 168],
      [455, 150],
      14,
      linear(
        stage,
        [0, RAIL - 168],
        [0, RAIL - 18],
        [
          [0, '#f3ead2'],
          [0.55, '#f3ead2'],
          [0.56, '#c4473a'],
          [1, '#9c332b'],
        ],
      ),
    );
    roundedRect(stage, [left - 4, RAIL - 178], [463, 18], 8, '#5d6472');
    for (const i of range(6)) {
      roundedRect(stage, [left + 26 + i * 70, RAIL - 146], [52, 54], 6, '#ffdf94');
      if (hash(i + car * 9, 4) > 0.7) {
        disc(stage, [left + 52 + i * 70, RAIL - 112], 12, '#4a3524');
        roundedRect(stage, [left + 38 + i * 70, RAIL - 104], [28, 13], 6, '#4a3524');
      }
    }
    for (const wheel of [70, 130, 320, 380]) disc(stage, [left + wheel, RAIL - 10], 18, '#2a2a32');
  }
  roundedRect(stage, [x + 412, RAIL - 140], [34, 44], 6, '#bfe4ff');
  polygon(
    stage,
    [
      [x + 452, RAIL - 60],
      [x + 1050, RAIL - 150],
      [x + 1050, RAIL + 60],
    ],
    linear(
      stage,
      [x + 452, 0],
      [x + 900, 0],
      [
        [0, 'rgba(255,240,190,.55)'],
        [1, 'rgba(255,240,190,0)'],
      ],
    ),
  );
  glow(stage, [x + 450, RAIL - 58], 110, '#fff1c0', 1);
  glow(stage, [x + 100, RAIL - 110], 420, '#ffcf7a', 0.35);
}

function station(stage: CanvasRenderingContext2D, t: number): void {
  stage.fillStyle = '#3b3548';
  stage.fillRect(0, RAIL + 18, 1280, 160);
  stage.fillStyle = '#e0c34a';
  stage.fillRect(0, RAIL + 34, 1280, 7);
  polygon(
    stage,
    [
      [60, 300],
      [420, 300],
      [470, 348],
      [20, 348],
    ],
    '#232a42',
  );
  for (const x of [100, 380]) roundedRect(stage, [x - 7, 340], [14, 290], 3, '#1b2033');
  glow(stage, [240, 400], 260, '#ffd27a', 0.6 + 0.05 * Math.sin(t * 9));
  roundedRect(stage, [215, 348], [50, 16], 4, '#fff0c4');
  roundedRect(stage, [150, 590], [180, 16], 4, '#6b4530');
  polyline(
    stage,
    [
      [300, 604],
      [304, 540],
      [300, 504],
    ],
    22,
    '#141828',
  );
  disc(stage, [300, 484], 17, '#141828');
  roundedRect(stage, [330, 572], [38, 46], 6, '#8a3b34');
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 6.2,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#0e1538'],
      [0.5, '#3a3a72'],
      [0.78, '#8a5f86'],
    ]);
    for (const i of range(110))
      disc(stage, [hash(i, 1) * 1280, hash(i, 2) * 380], 0.6 + 1.3 * hash(i, 3), alpha('#ffffff', 0.7));
    disc(stage, [950, 130], 58, '#fbf1d0');
    glow(stage, [950, 130], 240, '#cfc4ff', 0.45);
    for (const i of range(4))
      hillside(
        stage,
        (x) => 470 + i * 24 - (190 - i * 36) * (ruggedness(x / (360 - i * 50) + i * 6, i + 2, 3) - 0.2),
        ['#4a4a7c', '#35386a', '#232a54', '#161c3d'][i] ?? '#161c3d',
      );
    for (const i of range(9))
      glow(stage, [520 + 760 * hash(i, 7), 486 + 20 * hash(i, 8)], 20, '#ffd98a', 0.9);
    stage.fillStyle = '#20203a';
    stage.fillRect(0, RAIL - 4, 1280, 30);
    train(stage, -620 + 1180 * settle(0.5, 6.5, t));
    station(stage, t);
    for (const i of range(40))
      disc(
        stage,
        [((hash(i, 9) * 1400 + t * 22) % 1400) - 60, (hash(i, 10) * 760 + t * 40) % 760],
        2.5,
        alpha('#ffffff', 0.55),
      );
    vignette(stage, 0.42, '#05060f');
  },
  sound: (audio) => {
    const out = master(audio, 0.6, 1);
    out.connect(hall(audio, 3, 0.45));
    const rumble = noiseBed(audio, out, { kind: 'lowpass', frequency: 200, volume: 0.1 });
    rumble.gain.setTargetAtTime(0.34, 1, 1.2);
    rumble.gain.setTargetAtTime(0.04, 5, 0.8);
    for (const [i, note] of [76, 72, 74, 67].entries())
      tone(audio, out, { at: 7 + i * 0.55, note, seconds: 1.2, volume: 0.16 });
    pad(audio, out, { at: 0, notes: [41, 53, 57, 64], seconds: 9, volume: 0.1 });
  },
};
