import { TAU, hash, lerp, noise, range, smooth } from './kit/numbers.ts';
import { alpha, disc, glow, hillside, mix, polyline, sky, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad } from './kit/sound.ts';

const SUN = [640, 290] as const;
const RADIUS = 130;

function corona(stage: CanvasRenderingContext2D, strength: number, t: number): void {
  if (strength <= 0) return;
  glow(stage, SUN, 430, '#dfe8ff', 0.75 * strength);
  for (const i of range(150)) {
    const angle = (i / 150) * TAU;
    const reach = RADIUS + 30 + 190 * noise(i / 6, 3) ** 2 * (0.9 + 0.1 * Math.sin(t + i));
    const tip = [SUN[0] + reach * Math.cos(angle), SUN[1] + reach * Math.sin(angle)] as const;
    polyline(
      stage,
      [[SUN[0] + RADIUS * Math.cos(angle), SUN[1] + RADIUS * Math.sin(angle)], tip],
      5,
      alpha('#f3f6ff', 0.09 * strength),
    );
  }
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 7.35,
  draw: (stage, t) => {
    const moonX = lerp(SUN[0] - 300, SUN[0] + 12, smooth(0, 7.6, t) ** 0.8);
    const dark = smooth(4.2, 6.8, t);
    sky(stage, [
      [0, mix('#3d7fc4', '#060914', dark)],
      [0.75, mix('#b7d6ee', '#1c2440', dark)],
      [1, mix('#f0e3c4', '#c9703c', dark)],
    ]);
    for (const i of range(90))
      disc(stage, [hash(i, 1) * 1280, hash(i, 2) * 470], 1.7 * hash(i, 3), alpha('#ffffff', 0.8 * dark));
    glow(stage, SUN, 620 - 200 * dark, '#fff1c0', 0.85 * (1 - dark));
    corona(stage, dark, t);
    disc(stage, SUN, RADIUS, '#fffbe6');
    disc(stage, [moonX, SUN[1] - 2], RADIUS + 3, mix('#7fb0dc', '#05060c', Math.max(0.15, dark)));
    const diamond = smooth(6.2, 7.1, t) * (1 - smooth(7.7, 8.2, t));
    glow(stage, [SUN[0] + 100, SUN[1] - 84], 260, '#fff7dd', diamond);
    glow(stage, [SUN[0] + 100, SUN[1] - 84], 60, '#ffffff', diamond);
    hillside(
      stage,
      (x) => 640 - 50 * noise(x / 210, 5) - 12 * noise(x / 22, 6),
      mix('#2f4a3a', '#05070a', dark),
    );
    for (const i of range(7)) {
      const x = 160 + i * 34 + 12 * hash(i, 8);
      disc(stage, [x, 592 - 10 * hash(i, 7)], 9, '#04060a');
      polyline(
        stage,
        [
          [x, 606],
          [x, 645],
        ],
        16,
        '#04060a',
      );
    }
    vignette(stage, 0.3 + 0.2 * dark);
  },
  sound: (audio) => {
    const out = master(audio, 0.65, 1.2);
    out.connect(hall(audio, 4, 0.55));
    const crowd = noiseBed(audio, out, { kind: 'bandpass', frequency: 700, volume: 0.04 });
    crowd.gain.setTargetAtTime(0.16, 6.4, 0.5);
    pad(audio, out, { at: 0, notes: [38, 50, 57], seconds: 7, volume: 0.12 });
    pad(audio, out, { at: 6, notes: [43, 55, 62, 66, 74], seconds: 4, volume: 0.18 });
  },
};
