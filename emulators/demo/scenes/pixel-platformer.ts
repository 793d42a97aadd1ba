import { hash, range } from './kit/numbers.ts';
import type { Scene } from './kit/scene.ts';
import { burst, master, tone } from './kit/sound.ts';

/** One pixel of the game on the stage. */
const PIXEL = 8;
const TILE = 8 * PIXEL;
const SPEED = 230;

const GULL = [
  '..ww....',
  '.wwww...',
  '.wkwyy..',
  '.wwww...',
  'ggwwwg..',
  '.ggwww..',
  '..www...',
  '..y.y...',
] as const;
const COLOURS: Readonly<Record<string, string>> = { w: '#ffffff', k: '#1b1b2f', y: '#ffb000', g: '#9aa7bd' };

function sprite(stage: CanvasRenderingContext2D, rows: readonly string[], x: number, y: number): void {
  for (const [j, row] of rows.entries())
    for (const [i, key] of row.split('').entries()) {
      const colour = COLOURS[key];
      if (!colour) continue;
      stage.fillStyle = colour;
      stage.fillRect(x + i * PIXEL, y + j * PIXEL, PIXEL, PIXEL);
    }
}

/** How many tiles of ground stand at a column; 0 is a gap. */
const height = (column: number): number =>
  column % 9 === 7 ? 0 : 2 + Math.floor(3 * hash(Math.floor(column / 3), 2));

function ground(stage: CanvasRenderingContext2D, shift: number): void {
  for (const i of range(23)) {
    const column = Math.floor(shift / TILE) + i;
    const x = i * TILE - (shift % TILE);
    const tall = height(column);
    for (const k of range(tall)) {
      const y = 720 - (k + 1) * TILE;
      stage.fillStyle = k === tall - 1 ? '#6b4f3a' : '#57402f';
      stage.fillRect(x, y, TILE, TILE);
      stage.fillStyle = '#7d5f47';
      stage.fillRect(x + PIXEL, y + 2 * PIXEL, 2 * PIXEL, PIXEL);
      stage.fillRect(x + 5 * PIXEL, y + 5 * PIXEL, 2 * PIXEL, PIXEL);
      if (k < tall - 1) continue;
      stage.fillStyle = '#57d36a';
      stage.fillRect(x, y, TILE, 2 * PIXEL);
      stage.fillStyle = '#2fa84a';
      for (const n of [0, 3, 6]) stage.fillRect(x + n * PIXEL, y + 2 * PIXEL, PIXEL, PIXEL);
    }
    if (tall && column % 4 === 1) coin(stage, x, 720 - (tall + 2) * TILE);
  }
}

function coin(stage: CanvasRenderingContext2D, x: number, y: number): void {
  stage.fillStyle = '#ffcf3f';
  stage.fillRect(x + 2 * PIXEL, y, 4 * PIXEL, 6 * PIXEL);
  stage.fillRect(x + PIXEL, y + PIXEL, 6 * PIXEL, 4 * PIXEL);
  stage.fillStyle = '#fff3b0';
  stage.fillRect(x + 3 * PIXEL, y + PIXEL, PIXEL, 4 * PIXEL);
}

function backdrop(stage: CanvasRenderingContext2D, shift: number): void {
  for (const [i, colour] of ['#5cc8ff', '#74d3ff', '#8fdfff', '#b4ecff', '#dcf7ff'].entries()) {
    stage.fillStyle = colour;
    stage.fillRect(0, i * 120, 1280, 240);
  }
  for (const i of range(8)) {
    const x = Math.round(((((i * 260 - shift * 0.15) % 2080) + 2080) % 2080) / PIXEL) * PIXEL - 300;
    stage.fillStyle = '#ffffff';
    stage.fillRect(x, 96 + (i % 3) * 72, 22 * PIXEL, 4 * PIXEL);
    stage.fillRect(x + 4 * PIXEL, 96 + (i % 3) * 72 - 3 * PIXEL, 11 * PIXEL, 4 * PIXEL);
  }
  for (const i of range(56)) {
    const step = Math.floor((i * 32 + shift * 0.4) / 32);
    stage.fillStyle = '#3fa58a';
    const h = 16 * Math.round(8 + 9 * hash(Math.floor(step / 5), 7) + 3 * Math.sin(step / 2));
    stage.fillRect(i * 32 - ((shift * 0.4) % 32), 720 - h - 110, 34, h + 110);
  }
}

/** The gull's height: it hops from one piece of ground to the next. */
function hop(t: number): number {
  const k = (t * 1.35) % 1;
  return 250 + 150 * (2 * k - 1) ** 2;
}

export const scene: Scene = {
  seconds: 9,
  posterAt: 3.28,
  draw: (stage, t) => {
    const shift = t * SPEED;
    backdrop(stage, shift);
    ground(stage, shift);
    sprite(stage, GULL, 400, Math.round(hop(t) / PIXEL) * PIXEL);
    stage.fillStyle = '#1b1b2f';
    stage.fillRect(32, 32, 400, 56);
    stage.fillStyle = '#ffffff';
    stage.font = '700 34px "DejaVu Sans Mono", monospace';
    stage.textBaseline = 'middle';
    stage.fillText('WORLD 3-4   COINS 0', 48, 62);
  },
  sound: (audio) => {
    const out = master(audio, 0.4, 0.3);
    out.connect(audio.destination);
    const tune = [76, 76, 0, 76, 0, 72, 76, 79, 0, 67, 0, 72, 67, 64, 69, 71];
    for (const i of range(64)) {
      const note = tune[i % tune.length] ?? 0;
      if (note) tone(audio, out, { at: i * 0.14, note, seconds: 0.16, volume: 0.16, wave: 'square' });
      tone(audio, out, {
        at: i * 0.14,
        note: [48, 43, 45, 41][Math.floor(i / 8) % 4] ?? 48,
        seconds: 0.14,
        volume: 0.16,
        wave: 'triangle',
      });
      if (i % 4 === 2)
        burst(audio, out, { at: i * 0.14, seconds: 0.05, frequency: 5000, volume: 0.15, kind: 'highpass' });
    }
  },
};
