import { TAU, clamp, lerp } from './numbers.ts';
import { HEIGHT, WIDTH } from './scene.ts';

type Stops = readonly (readonly [at: number, colour: string])[];
export type Point = readonly [x: number, y: number];

function channelsOf(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** A `#rrggbb` colour with an opacity. */
export function alpha(hex: string, opacity: number): string {
  return `rgba(${channelsOf(hex).join(',')},${clamp(opacity).toFixed(3)})`;
}

/** A `#rrggbb` colour between two others. */
export function mix(from: string, to: string, k: number): string {
  const b = channelsOf(to);
  const parts = channelsOf(from).map((c, i) =>
    Math.round(lerp(c, b[i] ?? c, clamp(k)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** The colour at `k` (0 to 1) along a list of `#rrggbb` colours at equal distances. */
export function ramp(colours: readonly string[], k: number): string {
  const at = clamp(k) * (colours.length - 1);
  const i = Math.min(colours.length - 2, Math.floor(at));
  return mix(colours[i] ?? '#000000', colours[i + 1] ?? '#000000', at - i);
}

export function linear(
  stage: CanvasRenderingContext2D,
  [x0, y0]: Point,
  [x1, y1]: Point,
  stops: Stops,
): CanvasGradient {
  const gradient = stage.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function radial(
  stage: CanvasRenderingContext2D,
  [x, y]: Point,
  radius: number,
  stops: Stops,
): CanvasGradient {
  const gradient = stage.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

type Paint = string | CanvasGradient | CanvasPattern;

/** Covers the whole stage. */
export function cover(stage: CanvasRenderingContext2D, paint: Paint): void {
  stage.fillStyle = paint;
  stage.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Covers the whole stage with a gradient from top to bottom. */
export function sky(stage: CanvasRenderingContext2D, stops: Stops, bottom = HEIGHT): void {
  cover(stage, linear(stage, [0, 0], [0, bottom], stops));
}

export function disc(stage: CanvasRenderingContext2D, [x, y]: Point, r: number, paint: Paint): void {
  stage.fillStyle = paint;
  stage.beginPath();
  stage.arc(x, y, Math.max(0, r), 0, TAU);
  stage.fill();
}

export function ring(
  stage: CanvasRenderingContext2D,
  [x, y]: Point,
  r: number,
  width: number,
  paint: Paint,
): void {
  stage.strokeStyle = paint;
  stage.lineWidth = width;
  stage.beginPath();
  stage.arc(x, y, Math.max(0, r), 0, TAU);
  stage.stroke();
}

export function ellipse(
  stage: CanvasRenderingContext2D,
  [x, y]: Point,
  [rx, ry]: Point,
  paint: Paint,
  turn = 0,
): void {
  stage.fillStyle = paint;
  stage.beginPath();
  stage.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, TAU);
  stage.fill();
}

/** A soft light that brightens what is under it. */
export function glow(
  stage: CanvasRenderingContext2D,
  at: Point,
  radius: number,
  hex: string,
  strength = 1,
): void {
  stage.save();
  stage.globalCompositeOperation = 'lighter';
  const paint = radial(stage, at, radius, [
    [0, alpha(hex, strength)],
    [0.25, alpha(hex, strength * 0.42)],
    [0.55, alpha(hex, strength * 0.12)],
    [1, alpha(hex, 0)],
  ]);
  stage.fillStyle = paint;
  stage.fillRect(at[0] - radius, at[1] - radius, radius * 2, radius * 2);
  stage.restore();
}

function path(stage: CanvasRenderingContext2D, points: readonly Point[], close = true): void {
  stage.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) stage.moveTo(x, y);
    else stage.lineTo(x, y);
  }
  if (close) stage.closePath();
}

export function polygon(stage: CanvasRenderingContext2D, points: readonly Point[], paint: Paint): void {
  path(stage, points);
  stage.fillStyle = paint;
  stage.fill();
}

export function polyline(
  stage: CanvasRenderingContext2D,
  points: readonly Point[],
  width: number,
  paint: Paint,
): void {
  path(stage, points, false);
  stage.lineWidth = width;
  stage.lineJoin = 'round';
  stage.lineCap = 'round';
  stage.strokeStyle = paint;
  stage.stroke();
}

export function roundedRect(
  stage: CanvasRenderingContext2D,
  [x, y]: Point,
  [w, h]: Point,
  r: number,
  paint: Paint,
): void {
  stage.fillStyle = paint;
  stage.beginPath();
  stage.roundRect(x, y, w, h, r);
  stage.fill();
}

/** Fills everything under a line that runs from the left edge to the right one. */
export function hillside(
  stage: CanvasRenderingContext2D,
  heightAt: (x: number) => number,
  paint: Paint,
  step = 4,
): void {
  stage.beginPath();
  stage.moveTo(-10, HEIGHT + 10);
  for (let x = -10; x <= WIDTH + 10; x += step) stage.lineTo(x, heightAt(x));
  stage.lineTo(WIDTH + 10, HEIGHT + 10);
  stage.closePath();
  stage.fillStyle = paint;
  stage.fill();
}

/** Draws with the stage moved, turned and scaled, and puts it back. */
export function placed(
  stage: CanvasRenderingContext2D,
  { at = [0, 0], turn = 0, scale = 1 }: { at?: Point; turn?: number; scale?: number },
  draw: () => void,
): void {
  stage.save();
  stage.translate(at[0], at[1]);
  stage.rotate(turn);
  stage.scale(scale, scale);
  draw();
  stage.restore();
}

/** Darkens the corners as a lens does. */
export function vignette(stage: CanvasRenderingContext2D, strength = 0.35, hex = '#000000'): void {
  cover(
    stage,
    radial(stage, [WIDTH / 2, HEIGHT / 2], WIDTH * 0.62, [
      [0, alpha(hex, 0)],
      [0.55, alpha(hex, 0)],
      [1, alpha(hex, strength)],
    ]),
  );
}
