import { hash, lerp, noise, range, ruggedness } from './kit/numbers.ts';
import {
  alpha,
  disc,
  ellipse,
  glow,
  hillside,
  linear,
  placed,
  polygon,
  polyline,
  sky,
  vignette,
} from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { burst, hall, master, noiseBed, pad } from './kit/sound.ts';

const FIRE: Point = [640, 560];

function flames(stage: CanvasRenderingContext2D, t: number): void {
  const layers = [
    ['#e8381b', 1],
    ['#ff7a1f', 0.78],
    ['#ffc23d', 0.54],
    ['#fff3c0', 0.3],
  ] as const;
  for (const [colour, scale] of layers)
    for (const i of range(5)) {
      const lean = 24 * (noise(t * 3 + i * 4, 2) - 0.5);
      const [x, w] = [FIRE[0] + (i - 2) * 34 * scale, 52 * scale];
      const h = (210 - 44 * Math.abs(i - 2)) * scale * (0.75 + 0.5 * noise(t * 5 + i * 9, 6));
      stage.beginPath();
      stage.moveTo(x - w, FIRE[1]);
      stage.bezierCurveTo(
        x - w,
        FIRE[1] - h * 0.5,
        x + lean - w * 0.3,
        FIRE[1] - h * 0.6,
        x + lean * 1.6,
        FIRE[1] - h,
      );
      stage.bezierCurveTo(x + lean + w * 0.3, FIRE[1] - h * 0.6, x + w, FIRE[1] - h * 0.5, x + w, FIRE[1]);
      stage.fillStyle = alpha(colour, 0.8);
      stage.fill();
    }
}

function logs(stage: CanvasRenderingContext2D): void {
  for (const [turn, dx] of [
    [0.18, -20],
    [-0.2, 22],
  ] as const)
    placed(stage, { at: [FIRE[0] + dx, FIRE[1] + 14], turn }, () => {
      polyline(
        stage,
        [
          [-120, 0],
          [120, 0],
        ],
        34,
        '#3a1f14',
      );
      disc(stage, [124, 0], 17, '#8a4a24');
      disc(stage, [124, 0], 9, '#b86a34');
    });
  for (const i of range(13))
    ellipse(
      stage,
      [FIRE[0] + 190 * Math.cos(i * 0.483), FIRE[1] + 34 + 44 * Math.sin(i * 0.483)],
      [30, 20],
      i % 2 ? '#2a2830' : '#38343c',
    );
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 3.4,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#050a1c'],
      [0.5, '#10244a'],
      [0.75, '#1f3a5c'],
    ]);
    for (const i of range(170))
      disc(
        stage,
        [hash(i, 1) * 1280, hash(i, 2) * 420],
        0.6 + 1.6 * hash(i, 3) ** 3,
        alpha('#ffffff', 0.35 + 0.5 * noise(t * 2 + i, 8)),
      );
    hillside(stage, (x) => 450 - 130 * (ruggedness(x / 360, 3, 5) - 0.25), '#0b1a30');
    stage.fillStyle = linear(
      stage,
      [0, 440],
      [0, 540],
      [
        [0, '#1c3a5a'],
        [1, '#0a1826'],
      ],
    );
    stage.fillRect(0, 445, 700, 90);
    for (const i of range(30)) {
      const [x, h] = [hash(i, 5) * 1300, 120 + 150 * hash(i, 6)];
      if (x > 380 && x < 820) continue;
      for (const k of range(6))
        polygon(
          stage,
          [
            [x - 34 + k * 5, 540 - k * h * 0.15],
            [x, 540 - h * 0.34 - k * h * 0.15],
            [x + 34 - k * 5, 540 - k * h * 0.15],
          ],
          '#040a10',
        );
    }
    hillside(
      stage,
      (x) => 530 + 10 * Math.sin(x / 170),
      linear(
        stage,
        [0, 520],
        [0, 720],
        [
          [0, '#16201a'],
          [1, '#060a08'],
        ],
      ),
    );
    polygon(
      stage,
      [
        [900, 560],
        [1010, 380],
        [1120, 560],
      ],
      linear(
        stage,
        [900, 0],
        [1120, 0],
        [
          [0, '#d9772b'],
          [0.5, '#9c4a1c'],
          [1, '#3a1c10'],
        ],
      ),
    );
    polygon(
      stage,
      [
        [980, 560],
        [1010, 400],
        [1042, 560],
      ],
      '#241008',
    );
    glow(stage, [FIRE[0], FIRE[1] - 60], 560, '#ff8a2a', 0.7 + 0.12 * noise(t * 6, 4));
    logs(stage);
    flames(stage, t);
    for (const i of range(46)) {
      const k = (hash(i, 9) + t * (0.2 + 0.25 * hash(i, 10))) % 1;
      disc(
        stage,
        [FIRE[0] + lerp(-60, 60, hash(i, 11)) + 70 * k * Math.sin(t * 1.3 + i), FIRE[1] - 80 - 430 * k],
        3.4 * (1 - k),
        alpha('#ffc15a', 1 - k),
      );
    }
    vignette(stage, 0.5);
  },
  sound: (audio) => {
    const out = master(audio, 0.7, 1);
    out.connect(hall(audio, 1.6, 0.25));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 520, volume: 0.12 });
    for (const i of range(70))
      burst(audio, out, {
        at: hash(i, 1) * 9.5,
        seconds: 0.03 + 0.04 * hash(i, 2),
        frequency: 1500 + 3000 * hash(i, 3),
        volume: 0.25 * hash(i, 4),
      });
    pad(audio, out, { at: 0, notes: [45, 52, 57], seconds: 9, volume: 0.06 });
  },
};
