import { TAU, hash, noise, range } from './kit/numbers.ts';
import {
  alpha,
  disc,
  ellipse,
  glow,
  linear,
  polygon,
  polyline,
  roundedRect,
  sky,
  vignette,
} from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { burst, hall, kick, master, noiseBed, pad, tone } from './kit/sound.ts';

const BEAT = 60 / 112;
const LIGHTS = ['#ff3d81', '#ffb02e', '#35e0ff', '#8b5cff', '#ff5a36'] as const;

function beam(stage: CanvasRenderingContext2D, i: number, t: number): void {
  const from: Point = [140 + i * 250, 40];
  const aim = 640 + 520 * Math.sin(t * 0.9 + i * 1.3);
  const colour = LIGHTS[i] ?? '#ffffff';
  const strength = 0.28 + 0.3 * (1 - ((t / BEAT + i / 5) % 1)) ** 2;
  stage.save();
  stage.globalCompositeOperation = 'lighter';
  polygon(
    stage,
    [from, [aim - 120, 660], [aim + 120, 660]],
    linear(
      stage,
      from,
      [aim, 660],
      [
        [0, alpha(colour, strength * 1.5)],
        [1, alpha(colour, 0)],
      ],
    ),
  );
  stage.restore();
  glow(stage, from, 90, colour, 0.9);
  disc(stage, from, 12, '#ffffff');
}

function player(stage: CanvasRenderingContext2D, x: number, t: number, sway: number): void {
  const lean = 8 * Math.sin((t / BEAT) * Math.PI + sway);
  disc(stage, [x + lean, 318], 26, '#0a0710');
  roundedRect(stage, [x - 30 + lean * 0.6, 344], [60, 130], 22, '#0a0710');
  polyline(
    stage,
    [
      [x - 14, 460],
      [x - 18, 560],
    ],
    20,
    '#0a0710',
  );
  polyline(
    stage,
    [
      [x + 14, 460],
      [x + 20, 560],
    ],
    20,
    '#0a0710',
  );
}

function band(stage: CanvasRenderingContext2D, t: number): void {
  for (const [i, x] of [400, 640, 880].entries()) player(stage, x, t, i);
  polyline(
    stage,
    [
      [360, 460],
      [470, 372],
    ],
    11,
    '#0a0710',
  );
  ellipse(stage, [378, 440], [38, 26], '#0a0710', -0.7);
  polyline(
    stage,
    [
      [640, 560],
      [640, 352],
      [652, 342],
    ],
    6,
    '#0a0710',
  );
  roundedRect(stage, [800, 428], [170, 24], 6, '#0a0710');
  polyline(
    stage,
    [
      [820, 450],
      [800, 560],
    ],
    7,
    '#0a0710',
  );
  polyline(
    stage,
    [
      [950, 450],
      [970, 560],
    ],
    7,
    '#0a0710',
  );
}

function crowd(stage: CanvasRenderingContext2D, t: number): void {
  for (const row of range(3))
    for (const i of range(24)) {
      const jump = 12 * Math.max(0, Math.sin((t / BEAT) * Math.PI + hash(i, row) * TAU));
      const [x, y] = [i * 56 + 30 * hash(i, row + 4), 610 + row * 44 - jump];
      disc(stage, [x, y], 22 + 4 * row, '#050308');
      roundedRect(stage, [x - 30, y + 20], [60, 120], 22, '#050308');
      if (hash(i, row + 9) > 0.72)
        polyline(
          stage,
          [
            [x + 20, y + 34],
            [x + 30 + 8 * Math.sin(t * 3 + i), y - 62],
          ],
          13,
          '#050308',
        );
    }
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 3.3,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#140820'],
      [0.75, '#4a1248'],
      [1, '#120610'],
    ]);
    glow(stage, [640, 430], 560, '#ff5a7a', 0.5 + 0.2 * noise(t * 2));
    for (const i of range(5)) beam(stage, i, t);
    stage.fillStyle = '#0d0814';
    stage.fillRect(0, 556, 1280, 170);
    band(stage, t);
    crowd(stage, t);
    vignette(stage, 0.4);
  },
  sound: (audio) => {
    const out = master(audio, 0.6);
    out.connect(hall(audio, 2.6, 0.4));
    noiseBed(audio, out, { kind: 'bandpass', frequency: 1200, volume: 0.03 });
    for (const i of range(18)) {
      kick(audio, out, i * BEAT, 0.55);
      burst(audio, out, {
        at: (i + 0.5) * BEAT,
        seconds: 0.08,
        frequency: 6000,
        volume: 0.2,
        kind: 'highpass',
      });
      tone(audio, out, {
        at: i * BEAT,
        note: [33, 33, 36, 31][Math.floor(i / 4) % 4] ?? 33,
        seconds: 0.5,
        volume: 0.2,
        wave: 'square',
      });
    }
    pad(audio, out, { at: 0, notes: [57, 60, 64], seconds: 9, volume: 0.1 });
  },
};
