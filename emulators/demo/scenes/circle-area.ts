import { TAU, lerp, range, smooth } from './kit/numbers.ts';
import { mix, polyline, sky, vignette } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, pad, pluck } from './kit/sound.ts';

const RINGS = 18;
const RADIUS = 230;
const WIDTH_OF_RING = RADIUS / RINGS;

const colourOf = (i: number): string => mix('#ffd166', '#d1495b', i / (RINGS - 1));

/** A ring that opens at its foot and becomes a straight bar: an arc whose radius grows while its length stays. */
function unrolled(radius: number, at: Point, open: number): Point[] {
  const length = TAU * radius;
  const angle = lerp(TAU, 0.001, open);
  const bend = length / angle;
  return range(49).map((k): Point => {
    const a = Math.PI / 2 + (k / 48 - 0.5) * angle - Math.PI;
    return [at[0] + bend * Math.cos(a), at[1] + bend * (Math.sin(a) + 1)];
  });
}

function label(stage: CanvasRenderingContext2D, text: string, [x, y]: Point, size: number): void {
  stage.font = `italic 600 ${size}px serif`;
  stage.textAlign = 'center';
  stage.fillText(text, x, y);
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 9.7,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#f8f1e2'],
      [1, '#ecdfc6'],
    ]);
    for (const i of range(RINGS)) {
      const radius = (i + 0.5) * WIDTH_OF_RING;
      const open = smooth(1.6 + i * 0.16, 4.4 + i * 0.16, t);
      const centreTop: Point = [640, 350 - radius];
      const stacked: Point = [640, 120 + i * 24];
      const at: Point = [lerp(centreTop[0], stacked[0], open), lerp(centreTop[1], stacked[1], open)];
      const scale = lerp(1, 0.62, open);
      const points = unrolled(radius * scale, at, open);
      polyline(stage, points, lerp(WIDTH_OF_RING - 2, 20, open), colourOf(i));
    }
    stage.fillStyle = `rgba(62,42,28,${smooth(8, 8.8, t)})`;
    label(stage, '2πr', [640, 625], 56);
    label(stage, 'r', [150, 350], 56);
    stage.fillStyle = `rgba(62,42,28,${smooth(8.6, 9.4, t)})`;
    label(stage, '½ · r · 2πr = πr²', [640, 88], 60);
    vignette(stage, 0.18, '#6b4a20');
  },
  sound: (audio) => {
    const out = master(audio, 0.6);
    out.connect(hall(audio, 1.8, 0.35));
    for (const i of range(RINGS))
      pluck(audio, out, {
        at: 1.6 + i * 0.3,
        note: 60 + ([0, 2, 4, 7, 9][i % 5] ?? 0) + 12 * Math.floor(i / 10),
        seconds: 1.2,
        volume: 0.2,
      });
    pad(audio, out, { at: 0, notes: [48, 55, 64], seconds: 9, volume: 0.08 });
  },
};
