import { hash, noise, range, smooth } from './kit/numbers.ts';
import { alpha, disc, glow, linear, mix, sky, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, kick, master, noiseBed, pad, tone } from './kit/sound.ts';

const SHORE = 450;
const BEAT = 60 / 92;

/** How loud the music is at a moment for one bar of the skyline, 0 to 1. */
function level(i: number, t: number): number {
  const beat = 1 - ((t / BEAT) % 1);
  return 0.25 + 0.45 * noise(t * 2.2 + i * 7.3, i) + 0.3 * beat ** 3 * hash(i, 3);
}

function towers(stage: CanvasRenderingContext2D, t: number): void {
  for (const i of range(40)) {
    const x = 24 + i * 31;
    const height = (90 + 250 * Math.exp(-(((i - 20) / 11) ** 2))) * level(i, t);
    const colour = mix('#ff4f8b', '#45c7ff', i / 39);
    stage.fillStyle = linear(
      stage,
      [0, SHORE - height],
      [0, SHORE],
      [
        [0, colour],
        [1, mix(colour, '#1a0f38', 0.65)],
      ],
    );
    stage.fillRect(x, SHORE - height, 23, height);
    stage.fillStyle = linear(
      stage,
      [0, SHORE],
      [0, SHORE + height * 0.8],
      [
        [0, alpha(colour, 0.55)],
        [1, alpha(colour, 0)],
      ],
    );
    stage.fillRect(x + 3 * Math.sin(t * 2 + i), SHORE + 3, 23, height * 0.8);
    stage.fillStyle = alpha('#fff4cf', 0.7);
    for (const k of range(Math.floor(height / 26)))
      if (hash(i * 31 + k, 8) > 0.45) stage.fillRect(x + 5 + 9 * (k % 2), SHORE - 18 - k * 26, 5, 9);
  }
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 4.2,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#120726'],
      [0.45, '#4b1a5e'],
      [0.63, '#e0567a'],
      [0.64, '#1a1038'],
      [1, '#090616'],
    ]);
    glow(stage, [640, SHORE - 40], 520, '#ff8a5c', 0.55);
    disc(
      stage,
      [640, SHORE - 130],
      120,
      linear(
        stage,
        [0, 200],
        [0, SHORE],
        [
          [0, '#ffe29a'],
          [1, '#ff6f91'],
        ],
      ),
    );
    for (const i of range(70))
      disc(stage, [hash(i, 1) * 1280, hash(i, 2) * 240], 1.6 * hash(i, 5), alpha('#ffffff', 0.7));
    towers(stage, t);
    for (const i of range(26)) {
      stage.fillStyle = alpha('#ffffff', 0.05 + 0.06 * noise(t + i, 2));
      stage.fillRect(hash(i, 7) * 1280 - 60, SHORE + 14 + hash(i, 6) * 250, 120 * hash(i, 9), 2);
    }
    vignette(stage, 0.45 * smooth(0, 1, t + 0.6));
  },
  sound: (audio) => {
    const out = master(audio, 0.6);
    out.connect(hall(audio, 2.4, 0.3));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 500, volume: 0.02 });
    for (const i of range(15)) {
      kick(audio, out, i * BEAT, 0.5);
      tone(audio, out, {
        at: (i + 0.5) * BEAT,
        note: [57, 60, 64, 67][i % 4] ?? 57,
        seconds: 0.4,
        volume: 0.14,
        wave: 'sawtooth',
      });
    }
    pad(audio, out, { at: 0, notes: [45, 52, 60], seconds: 5, volume: 0.12 });
    pad(audio, out, { at: 5, notes: [41, 53, 57], seconds: 5, volume: 0.12 });
  },
};
