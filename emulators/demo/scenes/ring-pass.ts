import { TAU, hash, lerp, range } from './kit/numbers.ts';
import { alpha, disc, glow, linear, polyline, radial, sky, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad } from './kit/sound.ts';

/** Half of the rings: those behind the planet, or those before it. */
function rings(
  stage: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  half: 'far' | 'near',
): void {
  stage.save();
  stage.translate(x, y);
  stage.rotate(-0.32);
  for (const i of range(64)) {
    const r = 300 + i * 5.4;
    const density = hash(Math.floor(i / 2), 6) * (i > 36 && i < 41 ? 0.05 : 1);
    stage.beginPath();
    stage.ellipse(0, 0, r, r * 0.2, 0, half === 'far' ? Math.PI : 0, half === 'far' ? TAU : Math.PI);
    stage.lineWidth = 5;
    stage.strokeStyle = alpha(i % 3 ? '#f0d6a8' : '#c79a6b', 0.12 + 0.62 * density);
    stage.stroke();
  }
  stage.restore();
}

function planet(stage: CanvasRenderingContext2D, [x, y]: readonly [number, number], t: number): void {
  stage.save();
  stage.beginPath();
  stage.arc(x, y, 225, 0, TAU);
  stage.clip();
  stage.translate(x, y);
  stage.rotate(-0.32);
  for (const i of range(30)) {
    stage.fillStyle =
      ['#e8c48c', '#d8a86c', '#f2dcae', '#c98f5c', '#eacb99'][Math.floor(hash(i, 3) * 5)] ?? '#e8c48c';
    stage.beginPath();
    stage.ellipse(0, -240 + i * 16 + 2 * Math.sin(t * 0.6 + i), 260, 15 + 10 * hash(i, 5), 0, 0, TAU);
    stage.fill();
  }
  stage.restore();
  disc(
    stage,
    [x, y],
    226,
    radial(stage, [x - 120, y - 90], 400, [
      [0, 'rgba(255,240,210,.25)'],
      [0.45, 'rgba(20,10,20,.1)'],
      [1, 'rgba(4,3,12,.95)'],
    ]),
  );
}

function probe(stage: CanvasRenderingContext2D, t: number): void {
  const [x, y] = [lerp(180, 420, t / 9), lerp(610, 500, t / 9)];
  polyline(
    stage,
    [
      [x - 52, y + 16],
      [x + 52, y - 16],
    ],
    5,
    '#cfd6e2',
  );
  for (const side of [-1, 1]) {
    stage.fillStyle = linear(
      stage,
      [x, y - 20],
      [x, y + 20],
      [
        [0, '#3c6fc4'],
        [1, '#16305e'],
      ],
    );
    stage.save();
    stage.translate(x + side * 46, y - side * 14);
    stage.rotate(-0.3);
    stage.fillRect(-24, -13, 48, 26);
    stage.restore();
  }
  disc(stage, [x, y], 13, '#f4e6c0');
  disc(stage, [x + 9, y - 11], 10, '#ffffff');
  glow(stage, [x, y], 60, '#ffd9a0', 0.5);
}

export const scene: Scene = {
  seconds: 9,
  posterAt: 4.5,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#04050e'],
      [1, '#0d1024'],
    ]);
    for (const i of range(240)) {
      const drift = (hash(i, 1) * 1320 - t * 3 * (1 + hash(i, 7))) % 1320;
      disc(
        stage,
        [(drift + 1320) % 1320, hash(i, 2) * 720],
        0.6 + 1.5 * hash(i, 3) ** 4,
        alpha('#ffffff', 0.3 + 0.6 * hash(i, 4)),
      );
    }
    const at = [lerp(820, 740, t / 9), 330] as const;
    rings(stage, at, 'far');
    planet(stage, at, t);
    rings(stage, at, 'near');
    disc(
      stage,
      [lerp(250, 330, t / 9), 170],
      26,
      radial(stage, [lerp(240, 320, t / 9), 160], 36, [
        [0, '#d9d6e0'],
        [1, '#3c3a4c'],
      ]),
    );
    probe(stage, t);
    vignette(stage, 0.4);
  },
  sound: (audio) => {
    const out = master(audio, 0.6, 1.4);
    out.connect(hall(audio, 4, 0.6));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 180, volume: 0.12 });
    pad(audio, out, { at: 0, notes: [33, 45, 52, 61], seconds: 6, volume: 0.14 });
    pad(audio, out, { at: 4, notes: [31, 50, 55, 62], seconds: 5, volume: 0.14 });
  },
};
