import { hash, lerp, range, smooth } from './kit/numbers.ts';
import { cover, glow, hillside, linear, polygon, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { shader } from './kit/shader.ts';
import { hall, master, noiseBed, pad } from './kit/sound.ts';

const landscape = shader(`
float curtain(vec2 q) {
  q.x += .5 * noise(q * .7 + t * .05);
  float fold = noise(q * vec2(.55, .9) + vec2(t * .04, -t * .02)) + .5 * noise(q * 2.1 - t * .05);
  float line = 1. - abs(fold / 1.5 - .5) * 2.;
  return pow(line, 9.) * smoothstep(.2, .75, noise(q * .35 + 3. + t * .03));
}
vec3 aurora(vec2 p) {
  float y = p.y + .06;
  vec3 light = vec3(0);
  for (int i = 0; i < 34; i++) {
    float k = float(i) / 34.;
    float h = .8 + .75 * k * k + .02 * hash(gl_FragCoord.xy + float(i));
    vec2 q = vec2(p.x, .75) * h / (y + .13);
    vec3 tint = mix(vec3(.12, 1., .48), vec3(.5, .22, .95), smoothstep(.25, .95, k));
    light += tint * curtain(q * .62) * exp(-k * 2.6) * smoothstep(0., .1, k);
  }
  return light * .17 * smoothstep(.0, .16, y);
}
vec3 heavens(vec2 p) {
  vec3 c = mix(vec3(.03, .1, .14), vec3(.008, .02, .055), smoothstep(0., .5, p.y));
  vec2 cell = floor(p * 130.);
  vec2 inside = fract(p * 130.) - .5 - .6 * (hash2(cell) - .5);
  float star = step(.93, hash(cell + 9.)) * smoothstep(.22, 0., length(inside));
  c += star * (.35 + .65 * hash(cell + 4.)) * (.8 + .2 * sin(t * 3. + 40. * hash(cell)));
  return c + aurora(p);
}
float ridge(float x, float s) { return fbm(vec2(x * 1.7 + s, s), 6); }
vec3 scenery(vec2 p) {
  vec3 c = heavens(p);
  float far = -.1 + .44 * pow(ridge(p.x + .35, 3.), 1.6) + .1 * exp(-pow((p.x - .28) * 3.4, 2.));
  float depth = far - p.y;
  if (depth > 0.) {
    vec2 q = p * vec2(7., 13.) + vec2(depth * 6., 0.);
    float slope = fbm(q, 5) - fbm(q + vec2(.22, .1), 5);
    float snow = smoothstep(.36, .62, fbm(p * vec2(9., 20.), 4) + .3 * smoothstep(.14, 0., depth));
    vec3 rock = vec3(.012, .035, .05);
    vec3 lit = vec3(.1, .3, .28) * (.7 + 3.4 * slope);
    c = mix(rock, max(lit, 0.), snow * .8);
    c = mix(c, vec3(.03, .12, .13), smoothstep(.16, .3, depth) * .7);
  }
  float near = -.16 + .16 * ridge(p.x * 1.3, 17.) * smoothstep(.1, -.55, p.x) + .14 * ridge(p.x * 1.4, 29.) * smoothstep(.45, .8, p.x);
  if (p.y < near) c = vec3(.004, .014, .022);
  return c;
}
vec3 picture(vec2 uv, vec2 p) {
  const float SHORE = -.135;
  if (p.y > SHORE) return scenery(p);
  float d = SHORE - p.y;
  float ripple = (noise(vec2(p.x * 6., 60. * log(d + .03)) + vec2(t * .2, t * .9)) - .5);
  vec2 mirrored = vec2(p.x + ripple * .02 * d * 6., SHORE + d * .92 + ripple * .045 * smoothstep(0., .2, d));
  vec3 c = scenery(mirrored) * mix(vec3(.62, .74, .8), vec3(.34, .42, .5), d * 3.);
  return c + vec3(.02, .06, .06) * exp(-d * 40.);
}`);

function camp(stage: CanvasRenderingContext2D, t: number): void {
  const ground = (x: number): number =>
    lerp(735, 640, smooth(420, 40, x)) + 6 * Math.sin(x / 37) + 3 * Math.sin(x / 11) + 5 * hash(x / 9);
  hillside(stage, ground, '#02060a', 3);
  const flicker = 0.9 + 0.1 * Math.sin(t * 7) * Math.sin(t * 3.1);
  polygon(
    stage,
    [
      [118, 646],
      [176, 576],
      [250, 648],
    ],
    linear(
      stage,
      [0, 576],
      [0, 650],
      [
        [0, '#5a2c0c'],
        [0.6, '#f2a13c'],
        [1, '#ffd98a'],
      ],
    ),
  );
  polygon(
    stage,
    [
      [176, 576],
      [250, 648],
      [214, 648],
    ],
    '#8a4815',
  );
  polygon(
    stage,
    [
      [162, 648],
      [176, 600],
      [192, 648],
    ],
    '#fff0c4',
  );
  glow(stage, [180, 630], 190, '#ff9a3a', 0.34 * flicker);
  for (const i of range(7)) {
    const x = 16 + i * 15 + 8 * hash(i);
    const height = 70 + 80 * hash(i, 2);
    for (const k of range(6)) {
      const y = 690 - height * 0.55 - k * height * 0.14;
      polygon(
        stage,
        [
          [x - 17 + k * 2.6, y + 30],
          [x, y - 12],
          [x + 17 - k * 2.6, y + 30],
        ],
        '#02060a',
      );
    }
  }
}

export const scene: Scene = {
  seconds: 8,
  posterAt: 5.5,
  bitrate: 330_000,
  draw: (stage, t) => {
    landscape(stage, t * 1.6 + 20);
    camp(stage, t);
    vignette(stage, 0.45);
    cover(stage, `rgba(0,0,0,${1 - smooth(0, 0.8, t)})`);
  },
  sound: (audio) => {
    const out = master(audio, 0.5, 1.5);
    out.connect(hall(audio, 4, 0.6));
    noiseBed(audio, out, { kind: 'lowpass', frequency: 320, volume: 0.1 });
    pad(audio, out, { at: 0, notes: [38, 57, 62, 66], seconds: 5, volume: 0.12 });
    pad(audio, out, { at: 4, notes: [35, 54, 62, 69], seconds: 4, volume: 0.12 });
  },
};
