import { hash, noise, range, ruggedness, smooth } from './kit/numbers.ts';
import { alpha, disc, glow, hillside, linear, polygon, roundedRect, sky, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad } from './kit/sound.ts';

const ground = (x: number): number => 560 - 60 * smooth(300, 900, x) + 12 * Math.sin(x / 120);

function pine(stage: CanvasRenderingContext2D, x: number, y: number, h: number, dark: string): void {
  for (const k of range(6)) {
    const [w, top] = [h * 0.24 * (1 - k / 7), y - (k * h) / 6.4];
    polygon(
      stage,
      [
        [x - w, top],
        [x, top - h * 0.3],
        [x + w, top],
      ],
      dark,
    );
    polygon(
      stage,
      [
        [x - w * 0.7, top - h * 0.07],
        [x, top - h * 0.3],
        [x + w * 0.3, top - h * 0.14],
        [x - w * 0.1, top - h * 0.11],
      ],
      alpha('#dfe9ff', 0.5),
    );
  }
}

function cabin(stage: CanvasRenderingContext2D, t: number): void {
  const lamp = 0.85 + 0.15 * noise(t * 5, 4);
  glow(stage, [800, 480], 430, '#ffac4a', 0.65 * lamp);
  roundedRect(stage, [690, 400], [240, 130], 4, '#2b1a16');
  for (const i of range(6)) {
    stage.fillStyle = '#3a241d';
    stage.fillRect(690, 402 + i * 22, 240, 15);
  }
  polygon(
    stage,
    [
      [650, 408],
      [810, 296],
      [970, 408],
    ],
    '#dfe8fb',
  );
  polygon(
    stage,
    [
      [668, 408],
      [810, 312],
      [952, 408],
    ],
    '#8fa3cf',
  );
  roundedRect(stage, [878, 296], [32, 66], 3, '#241713');
  for (const x of [722, 842]) {
    roundedRect(
      stage,
      [x, 432],
      [56, 56],
      4,
      linear(
        stage,
        [x, 430],
        [x, 490],
        [
          [0, '#fff0b8'],
          [1, '#ffb347'],
        ],
      ),
    );
    stage.fillStyle = '#2b1a16';
    stage.fillRect(x + 26, 432, 4, 56);
    stage.fillRect(x, 458, 56, 4);
    polygon(
      stage,
      [
        [x, 534],
        [x + 56, 534],
        [x + 120, 640],
        [x - 60, 640],
      ],
      linear(
        stage,
        [0, 530],
        [0, 640],
        [
          [0, alpha('#ffc163', 0.4 * lamp)],
          [1, alpha('#ffc163', 0)],
        ],
      ),
    );
  }
  for (const i of range(12)) {
    const k = (i / 12 + t * 0.12) % 1;
    disc(
      stage,
      [894 + 90 * k * k + 12 * Math.sin(t + i), 292 - 170 * k],
      10 + 30 * k,
      alpha('#c7d2ec', 0.2 * (1 - k)),
    );
  }
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 4,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#0c1433'],
      [0.55, '#2a3f73'],
      [0.8, '#5a6fa3'],
    ]);
    hillside(
      stage,
      (x) => 470 - 260 * (ruggedness(x / 420, 12, 5) - 0.3),
      linear(
        stage,
        [0, 240],
        [0, 520],
        [
          [0, '#9db2de'],
          [1, '#3b5188'],
        ],
      ),
    );
    hillside(stage, (x) => 520 - 120 * (ruggedness(x / 200 + 4, 5, 5) - 0.3), '#27396b');
    for (const i of range(26))
      pine(stage, hash(i, 1) * 1300, 540 + 20 * hash(i, 2), 90 + 70 * hash(i, 3), '#16244a');
    hillside(
      stage,
      ground,
      linear(
        stage,
        [0, 500],
        [0, 720],
        [
          [0, '#cfdcf7'],
          [0.4, '#8fa5d6'],
          [1, '#41548c'],
        ],
      ),
    );
    cabin(stage, t);
    for (const i of range(7))
      pine(
        stage,
        [60, 170, 270, 1040, 1130, 1200, 1260][i] ?? 0,
        620 + 30 * hash(i, 5),
        230 + 90 * hash(i, 6),
        '#0b1430',
      );
    for (const i of range(260)) {
      const depth = hash(i, 7);
      const x = ((hash(i, 8) * 1600 + t * (90 + 190 * depth)) % 1600) - 160;
      const y = ((hash(i, 9) * 780 + t * (60 + 120 * depth)) % 780) - 30;
      disc(stage, [x, y], 1 + 3 * depth, alpha('#ffffff', 0.35 + 0.5 * depth));
    }
    vignette(stage, 0.4, '#040818');
  },
  sound: (audio) => {
    const out = master(audio, 0.65, 1.2);
    out.connect(hall(audio, 3.2, 0.45));
    const storm = noiseBed(audio, out, { kind: 'bandpass', frequency: 620, volume: 0.12 });
    for (const i of range(5)) storm.gain.setTargetAtTime(i % 2 ? 0.08 : 0.2, i * 2, 0.8);
    pad(audio, out, { at: 0, notes: [45, 52, 60, 64], seconds: 9, volume: 0.12 });
  },
};
