import { lerp } from './kit/numbers.ts';
import { sky, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, noiseBed, pad } from './kit/sound.ts';

const POINTS = 60_000;
/** Where a point may be, and how much of it the stage shows. */
const SPREAD = 2.1;
const COLOURS = ['#ff5d8f', '#ffb347', '#7fe7ff', '#b28dff'] as const;

/** Peter de Jong's map, whose four numbers drift slowly. */
function parameters(t: number): readonly [number, number, number, number] {
  const k = t / 10;
  return [lerp(-2.24, -2.0, k), lerp(0.43, -0.6, k), lerp(-0.65, -1.2, k), lerp(-2.43, -2.0, k)];
}

/** Where the points of a moment lie: the middle and half the size of the box around them. */
function boxOf(places: Float64Array): { middle: [number, number]; half: [number, number] } {
  const low = [SPREAD, SPREAD];
  const high = [-SPREAD, -SPREAD];
  for (const [i, value] of places.entries()) {
    low[i % 2] = Math.min(low[i % 2] ?? 0, value);
    high[i % 2] = Math.max(high[i % 2] ?? 0, value);
  }
  const [x0 = 0, y0 = 0] = low;
  const [x1 = 0, y1 = 0] = high;
  return { middle: [(x0 + x1) / 2, (y0 + y1) / 2], half: [(x1 - x0) / 2, (y1 - y0) / 2] };
}

/** The path of one point: x and y in turn. */
function orbit(t: number): Float64Array {
  const [a, b, c, d] = parameters(t);
  const places = new Float64Array(POINTS * 2);
  let [x, y] = [0.1, 0.1];
  for (let i = -50; i < POINTS; i++) {
    [x, y] = [Math.sin(a * y) - Math.cos(b * x), Math.sin(c * x) - Math.cos(d * y)];
    if (i >= 0) places.set([x, y], i * 2);
  }
  return places;
}

function points(stage: CanvasRenderingContext2D, t: number): void {
  const places = orbit(t);
  const { middle, half } = boxOf(places);
  stage.save();
  stage.globalCompositeOperation = 'lighter';
  stage.globalAlpha = 0.24;
  for (const [group, colour] of COLOURS.entries()) {
    stage.fillStyle = colour;
    for (let i = 2; i < places.length; i += 2) {
      const [x = 0, y = 0, px = 0, py = 0] = [places[i], places[i + 1], places[i - 2], places[i - 1]];
      if (Math.min(3, Math.floor(Math.hypot(x - px, y - py) * 1.25)) !== group) continue;
      const [across, down] = [(x - middle[0]) / half[0], (y - middle[1]) / half[1]];
      stage.fillRect(640 + across * 540, 360 + down * 300, 2.4, 2.4);
    }
  }
  stage.restore();
}

export const scene: Scene = {
  seconds: 10,
  posterAt: 1.5,
  bitrate: 420_000,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#07060f'],
      [1, '#150c22'],
    ]);
    points(stage, t);
    vignette(stage, 0.5);
  },
  sound: (audio) => {
    const out = master(audio, 0.6, 1.2);
    out.connect(hall(audio, 4, 0.6));
    noiseBed(audio, out, { kind: 'bandpass', frequency: 900, volume: 0.02 });
    pad(audio, out, { at: 0, notes: [36, 48, 55, 63], seconds: 6, volume: 0.14 });
    pad(audio, out, { at: 4, notes: [41, 53, 56, 65], seconds: 6, volume: 0.14 });
  },
};
