import { hash, range } from './kit/numbers.ts';
import { alpha, glow, linear, roundedRect, sky, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { hall, master, pluck } from './kit/sound.ts';

const BEAT = 0.25;
const SECONDS = 10;
const KEYS_Y = 560;
const SPEED = 190;
const WHITE = [0, 2, 4, 5, 7, 9, 11];

interface Note {
  readonly at: number;
  readonly note: number;
  readonly hand: 'left' | 'right';
  readonly seconds: number;
}

const CHORDS = [
  [45, 52, 57, 60],
  [41, 48, 53, 57],
  [48, 55, 60, 64],
  [43, 50, 55, 59],
] as const;

/** Broken chords on the left, a melody of their notes on the right. */
const notes: readonly Note[] = range(Math.floor((SECONDS + 4) / BEAT)).flatMap((beat): Note[] => {
  const chord = CHORDS[Math.floor(beat / 8) % 4] ?? CHORDS[0];
  const left: Note = {
    at: beat * BEAT,
    note: chord[[0, 1, 2, 1, 3, 1, 2, 1][beat % 8] ?? 0] ?? 45,
    hand: 'left',
    seconds: 0.3,
  };
  if (beat % 2 || hash(beat, 4) < 0.2) return [left];
  const note = (chord[Math.floor(hash(beat, 9) * 4)] ?? 60) + 24;
  return [left, { at: beat * BEAT, note, hand: 'right', seconds: 0.45 }];
});

const colours = { left: '#ff9f5a', right: '#5db7ff' } as const;

const isWhite = (note: number): boolean => WHITE.includes(((note % 12) + 12) % 12);

function keyX(note: number): number {
  const octave = Math.floor((note - 36) / 12);
  const within = (note - 36) % 12;
  const whites = WHITE.filter((w) => w < within).length;
  return (octave * 7 + whites) * 35 + (isWhite(note) ? 0 : -11) + 20;
}

function fall(stage: CanvasRenderingContext2D, t: number): void {
  for (const { at, note, hand, seconds } of notes) {
    const bottom = KEYS_Y - (at - t) * SPEED;
    const height = seconds * SPEED;
    if (bottom - height > KEYS_Y || bottom < -20) continue;
    const x = keyX(note);
    const visible = Math.min(bottom, KEYS_Y) - (bottom - height);
    roundedRect(stage, [x + 2, bottom - height], [isWhite(note) ? 31 : 20, visible], 7, colours[hand]);
    if (at <= t && t < at + seconds) glow(stage, [x + 16, KEYS_Y], 90, colours[hand], 0.9);
  }
}

function keyboard(stage: CanvasRenderingContext2D, t: number): void {
  const sounding = new Map(
    notes.filter(({ at, seconds }) => at <= t && t < at + seconds).map((n) => [n.note, n.hand]),
  );
  for (const kind of ['white', 'black'] as const)
    for (const note of range(61).map((i) => i + 36)) {
      if (isWhite(note) !== (kind === 'white')) continue;
      const hand = sounding.get(note);
      const paint =
        kind === 'white'
          ? linear(
              stage,
              [0, KEYS_Y],
              [0, 720],
              [
                [0, '#d8d4cc'],
                [1, '#fffdf7'],
              ],
            )
          : '#15131a';
      const [w, h] = kind === 'white' ? [33, 160] : [23, 96];
      roundedRect(stage, [keyX(note) + 1, KEYS_Y], [w, h], 4, hand ? colours[hand] : paint);
    }
}

export const scene: Scene = {
  seconds: SECONDS,
  posterAt: 5.1,
  draw: (stage, t) => {
    sky(stage, [
      [0, '#0c0b14'],
      [1, '#241d33'],
    ]);
    for (const i of range(6)) {
      stage.fillStyle = alpha('#ffffff', 0.05);
      stage.fillRect(20 + i * 245, 0, 1, KEYS_Y);
    }
    fall(stage, t);
    keyboard(stage, t);
    stage.fillStyle = '#a3263a';
    stage.fillRect(0, KEYS_Y - 5, 1280, 5);
    vignette(stage, 0.3);
  },
  sound: (audio) => {
    const out = master(audio, 0.7);
    out.connect(hall(audio, 2.2, 0.35));
    for (const { at, note, hand } of notes)
      if (at < SECONDS - 0.5)
        pluck(audio, out, { at, note, seconds: 1.8, volume: hand === 'left' ? 0.12 : 0.2 });
  },
};
