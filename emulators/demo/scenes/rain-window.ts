import { range } from './kit/numbers.ts';
import { cover, ellipse, glow, linear, roundedRect, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { shader } from './kit/shader.ts';
import { burst, hall, kick, master, noiseBed, pad, pluck } from './kit/sound.ts';

const pane = shader(`
vec3 lamps(vec2 p, float blur) {
  vec3 c = mix(vec3(.05, .075, .15), vec3(.02, .03, .08), smoothstep(-.4, .5, p.y));
  c += vec3(.3, .13, .07) * exp(-pow((p.y + .2) * 4., 2.)) * .5;
  for (int i = 0; i < 44; i++) {
    float k = float(i);
    vec2 h = hash2(vec2(k, 5.)), g = hash2(vec2(k, 11.));
    vec2 at = vec2((h.x - .5) * 2., (h.y - .62) * .8);
    if (i < 9) at = vec2(fract(h.x + t * (.02 + .03 * g.x) * (g.y > .5 ? 1. : -1.)) * 2.2 - 1.1, -.2 - .1 * h.y);
    float r = mix(.018, .06, g.x) * blur;
    float d = length(p - at);
    float disc = smoothstep(r, r * .86, d) * (.55 + .45 * smoothstep(.4 * r, r, d));
    vec3 tint = g.y < .4 ? vec3(1., .6, .2) : g.y < .58 ? vec3(1., .24, .16) : g.y < .8 ? vec3(.3, .62, 1.) : vec3(1., .86, .6);
    if (i < 9) tint = g.y > .5 ? vec3(1., .16, .1) : vec3(1., .93, .8);
    c += tint * disc * mix(.16, .5, hash(vec2(k, 2.))) / (.5 + blur * .5);
  }
  return c;
}
// One sheet of beads that hang still and of drops that run: slope in xy, wetness in z.
vec3 beads(vec2 p, float size) {
  vec2 q = p * size, id = floor(q);
  vec2 h = hash2(id + size);
  vec2 d = fract(q) - .5 - (h - .5) * .55;
  float life = fract(hash(id + 3.) + t * .05);
  float r = .08 + .2 * h.x * smoothstep(0., .1, life) * smoothstep(1., .7, life);
  float inside = smoothstep(r, r * .45, length(d)) * step(.35, h.y);
  return vec3(d / r * inside, inside);
}
vec3 runners(vec2 p, float columns) {
  float column = floor(p.x * columns);
  float h = hash(vec2(column, columns)), x = fract(p.x * columns) - .5;
  float fall = t * (.07 + .1 * h) + h * 9.;
  float wave = fract(fall);
  float y = .75 - (wave + .12 * sin(wave * 12. + h * 9.) * .3) * 1.5;
  float wiggle = .22 * sin(p.y * 9. + h * 30.) * (h - .5) * 2.;
  vec2 d = vec2((x - wiggle) / columns, p.y - y);
  float r = .018 + .008 * h;
  float head = smoothstep(r, r * .35, length(d * vec2(1., .72)));
  float trail = smoothstep(r * .7, 0., abs(d.x)) * smoothstep(0., .02, d.y) * smoothstep(.5, .0, d.y);
  vec2 bead = vec2(d.x, fract(d.y * 24.) / 24. - .02);
  float left = smoothstep(.008, .003, length(bead)) * step(.02, d.y) * smoothstep(.34, .02, d.y) * step(.3, h);
  float on = step(.4, hash(vec2(column, floor(fall) + columns)));
  return vec3(d / r * head + bead / .008 * left, head + left + trail * .45) * on;
}
vec3 picture(vec2 uv, vec2 p) {
  vec3 a = beads(p, 26.), b = beads(p + 3.7, 47.), c = runners(p, 8.), e = runners(p + vec2(.37, .2), 5.);
  vec2 slope = a.xy * .75 + b.xy * .5 + c.xy + e.xy;
  float wet = clamp(a.z + b.z * .8 + c.z + e.z, 0., 1.);
  vec3 foggy = lamps(p, 1.25) + vec3(.022, .03, .045);
  vec3 clear = lamps(p - slope * .42, .55) * 1.15;
  vec3 col = mix(foggy, clear, wet);
  col += .28 * wet * smoothstep(.35, .9, dot(slope, vec2(-.5, .8))) * vec3(.75, .85, 1.);
  col *= 1. - .45 * wet * smoothstep(.5, 1.3, length(slope));
  return pow(col, vec3(.9)) * 1.18;
}`);

function desk(stage: CanvasRenderingContext2D, t: number): void {
  cover(
    stage,
    linear(
      stage,
      [0, 560],
      [0, 720],
      [
        [0, 'rgba(10,7,8,0)'],
        [0.42, 'rgba(10,7,8,0)'],
        [0.43, '#1b1110'],
        [0.47, '#2c1b14'],
        [1, '#0c0808'],
      ],
    ),
  );
  const [x, y] = [985, 512];
  ellipse(stage, [x + 10, y + 158], [135, 16], 'rgba(0,0,0,.55)');
  stage.lineWidth = 19;
  stage.strokeStyle = '#23303a';
  stage.beginPath();
  stage.ellipse(x + 96, y + 74, 38, 44, 0, -1.6, 1.7);
  stage.stroke();
  roundedRect(
    stage,
    [x - 98, y],
    [196, 160],
    26,
    linear(
      stage,
      [x - 98, 0],
      [x + 98, 0],
      [
        [0, '#d38b46'],
        [0.12, '#6f4a35'],
        [0.45, '#2b3842'],
        [1, '#141c24'],
      ],
    ),
  );
  ellipse(stage, [x, y + 4], [98, 20], '#42352f');
  ellipse(stage, [x, y + 8], [87, 15], '#150c08');
  glow(stage, [x - 120, y + 150], 330, '#e8822e', 0.2);
  stage.globalCompositeOperation = 'screen';
  for (const i of range(26)) {
    const k = (i / 26 + t * 0.09) % 1;
    const sway = Math.sin(k * 7 + i * 0.8 + t * 0.4) * 34 * k;
    const strength = 0.085 * Math.sin(k * Math.PI);
    glow(stage, [x + sway + ((i % 3) - 1) * 18, y - k * 260], 26 + 70 * k, '#d9c8b8', strength);
  }
  stage.globalCompositeOperation = 'source-over';
}

const CHORDS = [
  [50, 57, 60, 64, 67],
  [43, 53, 59, 62, 69],
];

export const scene: Scene = {
  seconds: 20,
  posterAt: 7,
  bitrate: 330_000,
  draw: (stage, t) => {
    pane(stage, t + 60);
    desk(stage, t);
    vignette(stage, 0.5, '#04030a');
  },
  sound: (audio) => {
    const out = master(audio, 0.8, 1);
    out.connect(hall(audio, 1.8, 0.25));
    noiseBed(audio, out, { kind: 'highpass', frequency: 3200, volume: 0.02 });
    noiseBed(audio, out, { kind: 'lowpass', frequency: 500, volume: 0.05 });
    for (const bar of range(6)) {
      const at = bar * 3.4;
      const notes = CHORDS[bar % 2] ?? [];
      pad(audio, out, { at, notes, seconds: 3.2, volume: 0.07 });
      for (const [i, beat] of [0, 1.7, 2.13].entries()) if (i !== 1) kick(audio, out, at + beat, 0.4);
      for (const beat of [0.85, 2.55])
        burst(audio, out, { at: at + beat, seconds: 0.16, frequency: 1800, volume: 0.3 });
      for (const [i, beat] of [0.2, 1.06, 1.5, 2.3].entries()) {
        pluck(audio, out, {
          at: at + beat,
          note: (notes[(i * 2 + bar) % 5] ?? 60) + 12,
          seconds: 1.4,
          volume: 0.09,
        });
      }
    }
  },
};
