import { TAU, hash, lerp, range, settle } from './kit/numbers.ts';
import { alpha, disc, glow, linear, polygon, polyline, radial, ring, roundedRect, sky } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, kick, master, pad, tone } from './kit/sound.ts';

const STORIES = [
  'Three launches in six days',
  'Farewell to a weather satellite',
  'The storm that stayed quiet',
] as const;

function globe(stage: CanvasRenderingContext2D, t: number): void {
  const [x, y, r] = [985, 350, 235];
  glow(stage, [x, y], 420, '#2f8fff', 0.5);
  disc(
    stage,
    [x, y],
    r,
    radial(stage, [x - 90, y - 100], r * 1.7, [
      [0, '#3fa7ff'],
      [0.6, '#0f4fa8'],
      [1, '#051a3f'],
    ]),
  );
  stage.save();
  stage.beginPath();
  stage.arc(x, y, r, 0, TAU);
  stage.clip();
  for (const i of range(26)) {
    const turn = (hash(i, 1) * TAU + t * 0.35) % TAU;
    const depth = Math.cos(turn);
    if (depth < 0) continue;
    const latitude = (hash(i, 2) - 0.5) * 2.3;
    const place = [x + r * Math.sin(turn) * Math.cos(latitude), y + r * Math.sin(latitude)] as const;
    stage.fillStyle = alpha('#57d38c', 0.75);
    stage.beginPath();
    stage.ellipse(
      place[0],
      place[1],
      (20 + 44 * hash(i, 3)) * depth,
      16 + 30 * hash(i, 4),
      hash(i, 5),
      0,
      TAU,
    );
    stage.fill();
  }
  stage.restore();
  for (const i of range(3)) {
    stage.save();
    stage.translate(x, y);
    stage.rotate(-0.5 + i * 0.55);
    stage.scale(1, 0.3);
    ring(stage, [0, 0], r + 40 + i * 26, 3, alpha('#9fd0ff', 0.55));
    const a = t * (0.8 + 0.3 * i) + i * 2;
    disc(stage, [(r + 40 + i * 26) * Math.cos(a), (r + 40 + i * 26) * Math.sin(a)], 12, '#ffd166');
    stage.restore();
  }
}

export const scene: Scene = {
  seconds: 9,
  posterAt: 6.6,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#081530'],
      [1, '#123a78'],
    ]);
    for (const i of range(14))
      polyline(
        stage,
        [
          [i * 110 - 200 + ((t * 14) % 110), 720],
          [i * 110 + 100 + ((t * 14) % 110), 0],
        ],
        34,
        alpha('#5aa0ff', 0.05),
      );
    globe(stage, t);
    polygon(
      stage,
      [
        [0, 76],
        [600, 76],
        [560, 172],
        [0, 172],
      ],
      linear(
        stage,
        [0, 0],
        [600, 0],
        [
          [0, '#ff5a36'],
          [1, '#ff8a3c'],
        ],
      ),
    );
    stage.textBaseline = 'middle';
    stage.fillStyle = '#ffffff';
    stage.font = '800 62px sans-serif';
    stage.fillText('THIS WEEK', 56, 126);
    for (const [i, story] of STORIES.entries()) {
      const x = lerp(-700, 56, settle(0.5 + i * 1.4, 1.4 + i * 1.4, t));
      roundedRect(stage, [x, 236 + i * 120], [580, 92], 12, alpha('#ffffff', 0.1));
      roundedRect(stage, [x, 236 + i * 120], [10, 92], 5, '#ffd166');
      stage.fillStyle = '#ffffff';
      stage.font = '600 34px sans-serif';
      stage.fillText(story, x + 40, 284 + i * 120);
    }
    stage.fillStyle = '#050d20';
    stage.fillRect(0, 650, 1280, 70);
    stage.fillStyle = '#9fc4ff';
    stage.font = '500 28px sans-serif';
    stage.fillText(
      'Window opens 04:12 UTC   •   Splashdown moved to Thursday   •   Solar wind 380 km/s   •   Next briefing Saturday',
      1280 - t * 150,
      687,
    );
  },
  sound: (audio) => {
    const out = master(audio, 0.6);
    out.connect(hall(audio, 1.6, 0.3));
    for (const i of range(16)) {
      kick(audio, out, i * 0.5, 0.35);
      tone(audio, out, {
        at: i * 0.5 + 0.25,
        note: [62, 66, 69, 74][i % 4] ?? 62,
        seconds: 0.35,
        volume: 0.14,
        wave: 'square',
      });
    }
    pad(audio, out, { at: 0, notes: [50, 57, 62], seconds: 8, volume: 0.12 });
  },
};
