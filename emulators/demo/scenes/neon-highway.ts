import { hash, lerp, range } from './kit/numbers.ts';
import { alpha, disc, glow, linear, polygon, polyline, roundedRect, sky, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, kick, master, noiseBed, tone } from './kit/sound.ts';

const HORIZON = 330;

function grid(stage: CanvasRenderingContext2D, t: number): void {
  stage.fillStyle = linear(
    stage,
    [0, HORIZON],
    [0, 720],
    [
      [0, '#3a0b5c'],
      [1, '#0a0218'],
    ],
  );
  stage.fillRect(0, HORIZON, 1280, 400);
  for (const i of range(41))
    polyline(
      stage,
      [
        [640 + (i - 20) * 16, HORIZON],
        [640 + (i - 20) * 230, 720],
      ],
      2,
      alpha('#ff3dd0', 0.75),
    );
  for (const i of range(22)) {
    const k = ((i + t * 6) % 22) / 22;
    const y = HORIZON + 400 * k ** 3;
    polyline(
      stage,
      [
        [0, y],
        [1280, y],
      ],
      1 + 3 * k,
      alpha('#ff3dd0', 0.25 + 0.7 * k),
    );
  }
}

function road(stage: CanvasRenderingContext2D, t: number): void {
  polygon(
    stage,
    [
      [618, HORIZON],
      [662, HORIZON],
      [1100, 720],
      [180, 720],
    ],
    '#0c0518',
  );
  polyline(
    stage,
    [
      [618, HORIZON],
      [180, 720],
    ],
    6,
    '#35e7ff',
  );
  polyline(
    stage,
    [
      [662, HORIZON],
      [1100, 720],
    ],
    6,
    '#35e7ff',
  );
  for (const i of range(12)) {
    const k = ((i + t * 9) % 12) / 12;
    const [y, next] = [HORIZON + 390 * k ** 3, HORIZON + 390 * Math.min(1, k + 0.035) ** 3];
    polyline(
      stage,
      [
        [640, y],
        [640, next],
      ],
      2 + 12 * k ** 2,
      '#fff3a8',
    );
  }
}

function car(stage: CanvasRenderingContext2D, t: number): void {
  const [x, y] = [640 + 70 * Math.sin(t * 0.9), 585 + 2 * Math.sin(t * 22)];
  glow(stage, [x - 88, y + 22], 130, '#ff2b4d', 0.85);
  glow(stage, [x + 88, y + 22], 130, '#ff2b4d', 0.85);
  polygon(
    stage,
    [
      [x - 86, y - 8],
      [x - 58, y - 66],
      [x + 58, y - 66],
      [x + 86, y - 8],
    ],
    '#14162a',
  );
  polygon(
    stage,
    [
      [x - 70, y - 12],
      [x - 50, y - 56],
      [x + 50, y - 56],
      [x + 70, y - 12],
    ],
    linear(
      stage,
      [x, y - 60],
      [x, y],
      [
        [0, '#4b7bff'],
        [1, '#1a1140'],
      ],
    ),
  );
  roundedRect(
    stage,
    [x - 126, y - 10],
    [252, 66],
    16,
    linear(
      stage,
      [x, y - 10],
      [x, y + 56],
      [
        [0, '#f0f3ff'],
        [0.2, '#8a94d8'],
        [1, '#171433'],
      ],
    ),
  );
  roundedRect(stage, [x - 118, y + 12], [62, 18], 6, '#ff3557');
  roundedRect(stage, [x + 56, y + 12], [62, 18], 6, '#ff3557');
  roundedRect(stage, [x - 120, y + 50], [46, 26], 8, '#05040a');
  roundedRect(stage, [x + 74, y + 50], [46, 26], 8, '#05040a');
  roundedRect(stage, [x - 138, y - 30], [276, 12], 5, '#242845');
}

export const scene: Scene = {
  seconds: 8,
  posterAt: 3.1,
  bitrate: 420_000,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#0b0524'],
      [0.3, '#3a1065'],
      [0.46, '#ff5fa2'],
      [1, '#ff5fa2'],
    ]);
    for (const i of range(90))
      disc(stage, [hash(i, 1) * 1280, hash(i, 2) * 220], 1.6 * hash(i, 3), '#ffffff');
    glow(stage, [640, 250], 420, '#ff9a5a', 0.7);
    disc(
      stage,
      [640, 230],
      150,
      linear(
        stage,
        [0, 90],
        [0, 370],
        [
          [0, '#fff08a'],
          [0.5, '#ff9a4a'],
          [1, '#ff2f8f'],
        ],
      ),
    );
    for (const i of range(6)) {
      stage.fillStyle = '#d9478f';
      stage.fillRect(480, 236 + i * 20, 320, 3 + i * 2);
    }
    for (const side of [-1, 1])
      for (const i of range(16)) {
        const [w, h] = [30 + 40 * hash(i, 4 + side), 40 + 170 * hash(i, 8 + side) * lerp(0.5, 1, i / 16)];
        stage.fillStyle = '#14062e';
        stage.fillRect(640 + side * (150 + i * 34) - (side < 0 ? w : 0), HORIZON - h, w, h);
      }
    grid(stage, t);
    road(stage, t);
    car(stage, t);
    stage.fillStyle = '#eaffff';
    stage.font = '700 44px monospace';
    stage.fillText(`0:${(50.2 + t).toFixed(3)}`, 60, 90);
    roundedRect(stage, [60, 112], [t * 24, 10], 5, '#35e7ff');
    vignette(stage, 0.35);
  },
  sound: (audio) => {
    const out = master(audio, 0.55);
    out.connect(hall(audio, 1.6, 0.25));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 260, volume: 0.14 });
    for (const i of range(20)) {
      kick(audio, out, i * 0.4, 0.5);
      for (const k of [0, 1])
        tone(audio, out, {
          at: i * 0.4 + k * 0.2,
          note: ([40, 40, 43, 38][Math.floor(i / 4) % 4] ?? 40) + k * 12,
          seconds: 0.2,
          volume: 0.16,
          wave: 'sawtooth',
        });
    }
  },
};
