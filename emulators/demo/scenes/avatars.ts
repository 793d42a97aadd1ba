import type { AccountKey } from '../content/types.ts';
import { TAU, range } from './kit/numbers.ts';
import { alpha, disc, ellipse, glow, linear, polygon, polyline, ring, roundedRect } from './kit/paint.ts';
import type { Point } from './kit/paint.ts';

/** Draws the picture of an account on 256 x 256 units. */
type Portrait = (stage: CanvasRenderingContext2D) => void;

type Colours = readonly [top: string, foot: string];

function ground(stage: CanvasRenderingContext2D, [top, foot]: Colours): void {
  stage.fillStyle = linear(
    stage,
    [0, 0],
    [0, 256],
    [
      [0, top],
      [1, foot],
    ],
  );
  stage.fillRect(0, 0, 256, 256);
}

const around = (count: number, r: number, turn = 0): Point[] =>
  range(count).map((i) => [
    128 + r * Math.cos(turn + (i * TAU) / count),
    128 + r * Math.sin(turn + (i * TAU) / count),
  ]);

function face(stage: CanvasRenderingContext2D, skin: string, hair: string, shirt: string): void {
  ellipse(stage, [128, 262], [96, 78], shirt);
  disc(stage, [128, 108], 66, hair);
  roundedRect(stage, [110, 150], [36, 46], 14, skin);
  ellipse(stage, [128, 122], [48, 56], skin);
  ellipse(stage, [128, 76], [52, 26], hair);
  for (const x of [110, 146]) disc(stage, [x, 124], 5, '#2a1d18');
  stage.strokeStyle = '#2a1d18';
  stage.lineWidth = 4;
  stage.lineCap = 'round';
  stage.beginPath();
  stage.arc(128, 138, 16, 0.3, Math.PI - 0.3);
  stage.stroke();
}

export const avatars: { readonly [account: string]: Portrait } = {
  northlight: (stage) => {
    ground(stage, ['#0b2b4a', '#0a5c63']);
    glow(stage, [128, 90], 150, '#4dffb0', 0.6);
    polygon(
      stage,
      [
        [0, 256],
        [0, 190],
        [84, 96],
        [140, 170],
        [176, 128],
        [256, 210],
        [256, 256],
      ],
      '#061a2b',
    );
    polygon(
      stage,
      [
        [84, 96],
        [60, 124],
        [84, 130],
        [98, 118],
        [108, 128],
      ],
      '#e9f7ff',
    );
  },
  'pixel-harbor': (stage) => {
    ground(stage, ['#5cc8ff', '#b4ecff']);
    const rows = [
      '..ww....',
      '.wwww...',
      '.wkwyy..',
      '.wwww...',
      'ggwwwg..',
      '.ggwww..',
      '..www...',
      '..y.y...',
    ];
    const colours: Readonly<Record<string, string>> = {
      w: '#ffffff',
      k: '#1b1b2f',
      y: '#ffb000',
      g: '#9aa7bd',
    };
    for (const [j, row] of rows.entries())
      for (const [i, key] of row.split('').entries()) {
        stage.fillStyle = colours[key] ?? 'transparent';
        stage.fillRect(38 + i * 24, 34 + j * 24, 24, 24);
      }
  },
  cozinha: (stage) => {
    ground(stage, ['#f2a65a', '#d9622b']);
    roundedRect(stage, [62, 112], [132, 92], 22, '#3c6e71');
    roundedRect(stage, [48, 98], [160, 24], 12, '#2c5557');
    disc(stage, [128, 90], 11, '#f6f1e4');
    for (const x of [96, 128, 160])
      polyline(
        stage,
        [
          [x, 78],
          [x + 8, 60],
          [x - 6, 42],
        ],
        7,
        alpha('#ffffff', 0.8),
      );
  },
  'quiet-proofs': (stage) => {
    ground(stage, ['#20344f', '#152338']);
    ring(stage, [128, 128], 84, 6, '#8fd3ff');
    polyline(stage, [...around(3, 84, -TAU / 4), [128, 44]], 7, '#ffc861');
    disc(stage, [128, 128], 8, '#ffffff');
  },
  tideline: (stage) => {
    ground(stage, ['#3a1c5c', '#e0567a']);
    for (const [i, h] of [40, 78, 120, 150, 104, 132, 70, 46].entries())
      roundedRect(stage, [32 + i * 25, 128 - h / 2], [15, h], 8, '#ffe9d6');
  },
  'orbit-desk': (stage) => {
    ground(stage, ['#0a1a3c', '#16408a']);
    disc(stage, [128, 128], 54, '#ff7a45');
    stage.save();
    stage.translate(128, 128);
    stage.rotate(-0.5);
    stage.scale(1, 0.36);
    ring(stage, [0, 0], 96, 12, '#cfe2ff');
    stage.restore();
    disc(stage, [206, 76], 11, '#ffffff');
  },
  'small-town': (stage) => {
    ground(stage, ['#ffdba4', '#f29b7f']);
    polygon(
      stage,
      [
        [52, 130],
        [128, 66],
        [204, 130],
      ],
      '#8c3b3b',
    );
    roundedRect(stage, [66, 126], [124, 84], 4, '#fff6e3');
    roundedRect(stage, [84, 144], [34, 34], 4, '#ffcf5c');
    roundedRect(stage, [138, 144], [34, 66], 4, '#5b7a8c');
  },
  naqsh: (stage) => {
    ground(stage, ['#0f5f73', '#0b3c49']);
    const star = range(16).map((i): Point => {
      const r = i % 2 ? 74 : 98;
      return [128 + r * Math.cos((i * TAU) / 16), 128 + r * Math.sin((i * TAU) / 16)];
    });
    polygon(stage, star, '#d9a441');
    disc(stage, [128, 128], 50, '#f3e7cd');
    polygon(stage, around(8, 38), '#1d8a99');
  },
  fieldhouse: (stage) => {
    ground(stage, ['#2f9e57', '#1c6f3a']);
    disc(stage, [128, 128], 82, '#ffffff');
    polygon(stage, around(5, 32, -TAU / 4), '#1b1f2a');
    for (const [x, y] of around(5, 78, -TAU / 4)) disc(stage, [x, y], 15, '#1b1f2a');
    ring(stage, [128, 128], 82, 6, '#1b1f2a');
  },
  wren: (stage) => {
    ground(stage, ['#f6d6b8', '#e8a87c']);
    face(stage, '#f0c3a0', '#7a3b2a', '#3f6f73');
  },
  tomasz: (stage) => {
    ground(stage, ['#b8d8f0', '#7fb0d8']);
    face(stage, '#e9b990', '#2b2320', '#d9622b');
  },
} satisfies Partial<Record<AccountKey, Portrait>>;
