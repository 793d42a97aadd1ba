import { hash, lerp, noise, range, ruggedness, settle, smooth } from './kit/numbers.ts';
import {
  alpha,
  disc,
  ellipse,
  glow,
  hillside,
  linear,
  mix,
  placed,
  polygon,
  polyline,
  sky,
  vignette,
} from './kit/paint.ts';
import { HEIGHT, WIDTH } from './kit/scene.ts';
import type { Scene } from './kit/scene.ts';
import { burst, hall, master, noiseBed, tone } from './kit/sound.ts';

const HORIZON = 300;

interface Boat {
  readonly spinnaker: string;
  readonly stripe: string;
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

const FLEET: readonly Boat[] = [
  { spinnaker: '#2f6fe0', stripe: '#e8f0ff', lane: 385, from: 690, to: 900 },
  { spinnaker: '#e8365d', stripe: '#ffe3e6', lane: 440, from: 900, to: 940 },
  { spinnaker: '#12a182', stripe: '#f3ffd8', lane: 515, from: 640, to: 860 },
  { spinnaker: '#ff8a1f', stripe: '#fff0c9', lane: 620, from: 330, to: 980 },
];

function scenery(stage: CanvasRenderingContext2D, t: number): void {
  sky(
    stage,
    [
      [0, '#4aa3df'],
      [0.5, '#a9dcf2'],
      [1, '#fff0d2'],
    ],
    HORIZON + 20,
  );
  glow(stage, [240, 120], 420, '#fff3c4', 0.8);
  for (const i of range(7)) {
    const x = ((hash(i, 3) * 1700 + t * (4 + 4 * hash(i, 4))) % 1600) - 160;
    const y = 60 + hash(i, 5) * 130;
    for (const k of range(5))
      ellipse(
        stage,
        [x + k * 42 - 80, y + 6 * Math.sin(k * 2 + i)],
        [58, 16 + 8 * hash(i * 9 + k)],
        'rgba(255,255,255,.42)',
      );
  }
  hillside(stage, (x) => HORIZON - 62 * ruggedness((x + t * 5) / 300, 6, 4), '#8fb7c8');
  hillside(
    stage,
    (x) => HORIZON + 4 - 46 * ruggedness((x + t * 9) / 190 + 7, 9, 4) * smooth(1280, 300, x),
    '#4d8a84',
  );
  stage.fillStyle = linear(
    stage,
    [0, HORIZON],
    [0, HEIGHT],
    [
      [0, '#7cc9d6'],
      [0.18, '#2d93b8'],
      [1, '#0b4a78'],
    ],
  );
  stage.fillRect(0, HORIZON, WIDTH, HEIGHT - HORIZON);
}

function ripples(stage: CanvasRenderingContext2D, t: number): void {
  for (const i of range(230)) {
    const depth = hash(i, 1) ** 1.5;
    const y = HORIZON + 6 + depth * 420;
    const x = ((((hash(i, 2) * 1500 - t * (25 + 210 * depth)) % 1500) + 1500) % 1500) - 110;
    const w = 10 + 75 * depth;
    const light = noise(t * 1.3 + i, 5);
    polyline(
      stage,
      [
        [x, y],
        [x + w / 2, y - 1 - 5 * depth],
        [x + w, y],
      ],
      1 + 3 * depth,
      alpha(i % 3 ? '#dff6ff' : '#083a63', 0.1 + 0.35 * light),
    );
  }
}

function sails(stage: CanvasRenderingContext2D, boat: Boat, breath: number): void {
  polyline(
    stage,
    [
      [0, -14],
      [0, -290],
    ],
    4,
    '#3a2f2a',
  );
  polygon(
    stage,
    [
      [-6, -280],
      [-98, -40],
      [-6, -34],
    ],
    linear(
      stage,
      [-100, 0],
      [0, 0],
      [
        [0, '#d9e4ea'],
        [1, '#ffffff'],
      ],
    ),
  );
  stage.beginPath();
  stage.moveTo(4, -286);
  stage.bezierCurveTo(120 + breath, -262, 178 + breath, -110, 122, -44);
  stage.quadraticCurveTo(58, -76, 8, -46);
  stage.quadraticCurveTo(52, -160, 4, -286);
  stage.fillStyle = linear(
    stage,
    [10, 0],
    [165, 0],
    [
      [0, mix(boat.spinnaker, '#000000', 0.22)],
      [0.5, boat.spinnaker],
      [1, mix(boat.spinnaker, '#ffffff', 0.4)],
    ],
  );
  stage.fill();
  stage.save();
  stage.clip();
  stage.lineWidth = 22;
  stage.strokeStyle = alpha(boat.stripe, 0.85);
  stage.beginPath();
  stage.moveTo(0, -190);
  stage.quadraticCurveTo(90, -222, 190, -170);
  stage.stroke();
  stage.restore();
}

function sailBoat(stage: CanvasRenderingContext2D, boat: Boat, t: number): void {
  const race = 0.35 * (t / 16) + 0.65 * smooth(4, 14, t);
  const x = lerp(boat.from, boat.to, race) - 170 + 12 * Math.sin(t * 0.7 + boat.lane);
  const scale = (boat.lane - HORIZON) / 330;
  const y = boat.lane + Math.sin(t * 2.1 + boat.lane) * 7 * scale;
  const heel = 0.07 + 0.04 * Math.sin(t * 1.4 + boat.lane) - 0.1 * smooth(3.8, 4.6, t) * smooth(6, 4.8, t);
  ellipse(stage, [x + 20 * scale, y + 16 * scale], [150 * scale, 14 * scale], 'rgba(4,40,70,.45)');
  placed(stage, { at: [x, y], turn: heel, scale }, () => {
    sails(stage, boat, 14 * Math.sin(t * 1.9 + boat.lane));
    stage.beginPath();
    stage.moveTo(-128, -22);
    stage.lineTo(136, -30);
    stage.quadraticCurveTo(104, 14, 60, 16);
    stage.lineTo(-104, 14);
    stage.closePath();
    stage.fillStyle = linear(
      stage,
      [0, -30],
      [0, 16],
      [
        [0, '#fdfdfb'],
        [0.55, '#e3e7ea'],
        [0.6, boat.spinnaker],
        [1, mix(boat.spinnaker, '#000000', 0.35)],
      ],
    );
    stage.fill();
    for (const i of range(4))
      disc(stage, [-84 + i * 24, -36 - (i % 2) * 4], 9, i % 2 ? '#25313c' : boat.spinnaker);
  });
  for (const i of range(14)) {
    const k = (i / 14 + t * 1.4) % 1;
    disc(
      stage,
      [x + (120 - k * 240) * scale, y + (14 + 8 * Math.sin(i * 2)) * scale],
      (9 - 6 * k) * scale,
      alpha('#ffffff', 0.6 * (1 - k)),
    );
  }
}

function finishBuoy(stage: CanvasRenderingContext2D, t: number): void {
  const x = lerp(1480, 1010, settle(9, 14.2, t));
  polyline(
    stage,
    [
      [x, 660],
      [x, 470],
    ],
    5,
    '#2b2b2b',
  );
  for (const i of range(12)) {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    stage.fillStyle = (column + row) % 2 ? '#ffffff' : '#16181d';
    stage.fillRect(x + 3 + column * 22, 472 + row * 20 + 3 * Math.sin(t * 5 + column), 22, 20);
  }
  ellipse(stage, [x, 666], [38, 26], '#ffd23f');
  ellipse(stage, [x, 680], [44, 10], 'rgba(255,255,255,.5)');
}

export const scene: Scene = {
  seconds: 16,
  posterAt: 8.4,
  bitrate: 260_000,
  draw: (stage, t) => {
    scenery(stage, t);
    ripples(stage, t);
    for (const boat of FLEET.slice(0, 3)) sailBoat(stage, boat, t);
    finishBuoy(stage, t);
    for (const boat of FLEET.slice(3)) sailBoat(stage, boat, t);
    vignette(stage, 0.25, '#02203c');
  },
  sound: (audio) => {
    const out = master(audio, 0.7, 0.8);
    out.connect(hall(audio, 1, 0.12));
    noiseBed(audio, out, { kind: 'highpass', frequency: 1800, volume: 0.018 });
    const sea = noiseBed(audio, out, { kind: 'lowpass', frequency: 600, volume: 0.12 });
    for (const i of range(12)) {
      sea.gain.setTargetAtTime(i % 2 ? 0.1 : 0.26, i * 1.35, 0.5);
      burst(audio, out, { at: 0.6 + i * 1.3, seconds: 0.5, frequency: 900, volume: 0.09 });
    }
    for (const note of [58, 62])
      tone(audio, out, { at: 14, note, seconds: 1.1, volume: 0.12, wave: 'sawtooth', attack: 0.05 });
  },
};
