import { lerp, range, settle, smooth, spring } from './kit/numbers.ts';
import { alpha, cover, glow, linear, polygon, radial, roundedRect, vignette } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { burst, hall, master, pad, tone } from './kit/sound.ts';

const SIDE = 78;
const LEFT = 64;
const TOP = 48;
const FIGURES = { king: '♚', rook: '♜', knight: '♞', pawn: '♟' } as const;

interface Piece {
  readonly figure: keyof typeof FIGURES;
  readonly white: boolean;
  readonly square: string;
}

/** Forsyth: 1n5k/6p1/8/2R2pK1/8/1pN5/5P2/8, White to move; 1 Kg6 is the only move that mates in three. */
const POSITION: readonly Piece[] = [
  { figure: 'king', white: true, square: 'g5' },
  { figure: 'rook', white: true, square: 'c5' },
  { figure: 'knight', white: true, square: 'c3' },
  { figure: 'pawn', white: true, square: 'f2' },
  { figure: 'king', white: false, square: 'h8' },
  { figure: 'knight', white: false, square: 'b8' },
  { figure: 'pawn', white: false, square: 'g7' },
  { figure: 'pawn', white: false, square: 'f5' },
  { figure: 'pawn', white: false, square: 'b3' },
];

const MOVES = [
  { at: 6, from: 'g5', to: 'g6', words: '1  Kg6!' },
  { at: 8.4, from: 'b8', to: 'd7', words: '1  …  Nd7' },
  { at: 9.8, from: 'c5', to: 'c8', words: '2  Rc8+' },
  { at: 11, from: 'd7', to: 'f8', words: '2  …  Nf8+' },
  { at: 12, from: 'c8', to: 'f8', words: '3  Rxf8#' },
] as const;

function centre(square: string): Point {
  const file = square.charCodeAt(0) - 97;
  return [LEFT + (file + 0.5) * SIDE, TOP + (8.5 - Number(square[1])) * SIDE];
}

/** Where a piece is at `t`, or null once it is taken. */
function placeOf(piece: Piece, t: number): Point | null {
  let square = piece.square;
  let at = centre(square);
  for (const move of MOVES) {
    if (t < move.at) break;
    if (move.from === square) {
      const [a, b, k] = [centre(move.from), centre(move.to), settle(move.at, move.at + 0.5, t)];
      at = [lerp(a[0], b[0], k), lerp(a[1], b[1], k)];
      square = move.to;
    } else if (move.to === square && t > move.at + 0.3) return null;
  }
  return at;
}

function drawBoard(stage: CanvasRenderingContext2D, t: number): void {
  roundedRect(
    stage,
    [LEFT - 22, TOP - 22],
    [SIDE * 8 + 44, SIDE * 8 + 44],
    10,
    linear(
      stage,
      [0, 0],
      [0, 720],
      [
        [0, '#6b4226'],
        [1, '#3a2114'],
      ],
    ),
  );
  for (const i of range(64)) {
    const [file, rank] = [i % 8, Math.floor(i / 8)];
    stage.fillStyle = (file + rank) % 2 ? '#a06a42' : '#f0d9b0';
    stage.fillRect(LEFT + file * SIDE, TOP + rank * SIDE, SIDE, SIDE);
  }
  const move = MOVES.findLast(({ at }) => t >= at);
  for (const square of move ? [move.from, move.to] : []) {
    const [x, y] = centre(square);
    stage.fillStyle = 'rgba(251,191,36,.5)';
    stage.fillRect(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE);
  }
  const mate = smooth(12.4, 12.9, t);
  if (mate > 0) glow(stage, centre('h8'), 130, '#ff2a1a', mate * (0.8 + 0.2 * Math.sin(t * 6)));
}

function drawPiece(stage: CanvasRenderingContext2D, { figure, white }: Piece, [x, y]: Point): void {
  stage.font = '76px "DejaVu Sans"';
  stage.textAlign = 'center';
  stage.textBaseline = 'middle';
  stage.lineJoin = 'round';
  stage.fillStyle = 'rgba(30,12,4,.4)';
  stage.fillText(FIGURES[figure], x + 4, y + 8);
  stage.lineWidth = 6;
  stage.strokeStyle = white ? '#3b2416' : '#120a08';
  stage.strokeText(FIGURES[figure], x, y + 3);
  stage.fillStyle = linear(
    stage,
    [x, y - 34],
    [x, y + 36],
    white
      ? [
          [0, '#ffffff'],
          [1, '#e2cfae'],
        ]
      : [
          [0, '#4a3d3a'],
          [1, '#1a1211'],
        ],
  );
  stage.fillText(FIGURES[figure], x, y + 3);
}

function drawPanel(stage: CanvasRenderingContext2D, t: number): void {
  stage.textAlign = 'left';
  stage.textBaseline = 'alphabetic';
  stage.fillStyle = '#fbbf24';
  stage.font = '600 30px Archivo';
  stage.fillText('White to play', 780, 128);
  stage.fillStyle = '#fff6e6';
  stage.font = '700 78px Fraunces';
  stage.fillText('Mate in 3', 776, 210);
  for (const [i, move] of MOVES.entries()) {
    const k = settle(move.at, move.at + 0.5, t);
    if (k <= 0) continue;
    stage.font = `600 ${i === 0 ? 46 : 38}px Archivo`;
    stage.fillStyle = alpha(i === 0 || i === 4 ? '#fbbf24' : '#efe3cf', k);
    stage.fillText(move.words, 780 + (1 - k) * 30, 306 + i * 62);
  }
  const left = Math.max(0, 29 - t * 1.4);
  roundedRect(stage, [780, 606], [190, 66], 14, '#fff6e6');
  roundedRect(stage, [990, 606], [190, 66], 14, '#3a2a20');
  stage.font = '700 40px Archivo';
  for (const [x, seconds, colour] of [
    [816, left, '#1d120c'],
    [1026, 23, '#cbb79c'],
  ] as const) {
    stage.fillStyle = colour;
    stage.fillText(
      `0:${String(Math.floor(seconds)).padStart(2, '0')}.${Math.floor((seconds * 10) % 10)}`,
      x,
      653,
    );
  }
}

export const scene: Scene = {
  seconds: 15,
  posterAt: 5,
  draw: (stage, t) => {
    cover(
      stage,
      radial(stage, [380, 340], 900, [
        [0, '#4b2f20'],
        [0.6, '#24150f'],
        [1, '#120a08'],
      ]),
    );
    drawBoard(stage, t);
    for (const piece of POSITION) {
      const at = placeOf(piece, t);
      if (at) drawPiece(stage, piece, [at[0], lerp(at[1] - 500, at[1], spring(0.2, 1.8, t))]);
    }
    const hint = smooth(3, 3.6, t) * smooth(6, 5.6, t);
    const [x, y] = centre('g6');
    if (hint > 0)
      polygon(
        stage,
        [
          [x, y + 16],
          [x - 18, y - 14],
          [x + 18, y - 14],
        ].map(([a = 0, b = 0]) => [a, y * 2 - b]),
        alpha('#d97706', hint * (0.5 + 0.4 * Math.sin(t * 7))),
      );
    drawPanel(stage, t);
    vignette(stage, 0.35);
  },
  sound: (audio) => {
    const out = master(audio, 0.8, 0.4);
    out.connect(hall(audio, 1, 0.2));
    for (const second of range(12))
      burst(audio, out, { at: 0.4 + second, seconds: 0.03, frequency: 3400, volume: 0.25 });
    for (const { at } of MOVES)
      burst(audio, out, { at: at + 0.3, seconds: 0.12, frequency: 520, volume: 1.2 });
    pad(audio, out, { at: 1, notes: [45, 52, 57, 60], seconds: 10, volume: 0.1 });
    for (const note of [57, 64, 69, 73]) tone(audio, out, { at: 12.4, note, seconds: 2, volume: 0.12 });
  },
};
