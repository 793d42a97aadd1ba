import { range } from './kit/numbers.ts';
import { polyline, vignette } from './kit/paint.ts';
import type { Scene } from './kit/scene.ts';
import { shader } from './kit/shader.ts';
import { hall, master, noiseBed } from './kit/sound.ts';

const sea = shader(`
const vec3 SUN = normalize(vec3(.16, .085, 1.));
vec3 heavens(vec3 d) {
  float y = max(d.y, 0.);
  vec3 c = mix(vec3(1., .56, .22), vec3(.92, .42, .3), smoothstep(0., .12, y));
  c = mix(c, vec3(.42, .3, .46), smoothstep(.06, .34, y));
  c = mix(c, vec3(.13, .16, .34), smoothstep(.25, .75, y));
  float s = max(dot(d, SUN), 0.);
  c += vec3(1., .62, .24) * (pow(s, 12.) * .35 + pow(s, 120.) * .5);
  c = mix(c, vec3(1.3, 1.12, .78), smoothstep(.99915, .99945, s));
  vec2 q = d.xz / (y + .09) * vec2(.5, 1.3) + vec2(t * .02, 0.);
  float cloud = smoothstep(.46, .82, fbm(q, 5)) * smoothstep(.02, .12, y);
  float edge = fbm(q + vec2(.08, .16), 4);
  vec3 lit = mix(vec3(.36, .2, .3), vec3(1.15, .6, .32), smoothstep(.65, .3, edge));
  return mix(c, lit, cloud * .72);
}
float swell(vec2 q, int octaves) {
  float h = 0., size = 1., f = .22;
  vec2 dir = vec2(.35, .94);
  for (int i = 0; i < octaves; i++) {
    float phase = dot(dir, q) * f - t * sqrt(f * 5.) + 2. * noise(q * f * .35);
    h += size * pow(.5 + .5 * sin(phase), 1.8);
    dir = turn(1.1) * dir; f *= 1.62; size *= .56;
  }
  return h * .42;
}
vec3 picture(vec2 uv, vec2 p) {
  vec3 eye = vec3(0., 2.6, 0.);
  vec3 d = normalize(vec3(p.x, p.y - .02, 1.15));
  if (d.y > -.0015) return heavens(d);
  float near = (eye.y - 1.) / -d.y, far = eye.y / -d.y + .5, s = near;
  for (int i = 0; i < 28; i++) {
    vec3 at = eye + d * s;
    float over = at.y - swell(at.xz, 4);
    if (over < .004 * s) break;
    s += over * .55 / max(.12, -d.y + .25);
    if (s > far) { s = far; break; }
  }
  vec3 at = eye + d * s;
  float e = .015 + .0035 * s;
  int octaves = s > 40. ? 6 : 8;
  float h = swell(at.xz, octaves);
  vec3 n = normalize(vec3(h - swell(at.xz + vec2(e, 0), octaves), e, h - swell(at.xz + vec2(0, e), octaves)));
  n = normalize(mix(n, vec3(0, 1, 0), smoothstep(15., 160., s) * .75));
  vec3 bounce = reflect(d, n);
  bounce.y = abs(bounce.y);
  float fresnel = .03 + .97 * pow(1. - max(dot(n, -d), 0.), 5.);
  vec3 deep = vec3(.02, .1, .14) + vec3(.1, .3, .28) * smoothstep(.35, 1.15, h) * .75;
  vec3 c = mix(deep, heavens(bounce), fresnel);
  c += vec3(1., .66, .3) * pow(max(dot(bounce, SUN), 0.), 220.) * 2.2;
  float foam = smoothstep(.72, 1.1, h) * smoothstep(.52, .75, fbm(at.xz * 3.2, 4)) * smoothstep(60., 10., s);
  c = mix(c, vec3(1., .82, .66), foam * .55);
  return mix(c, vec3(1., .58, .28), smoothstep(30., 400., s) * .6);
}`);

function gulls(stage: CanvasRenderingContext2D, t: number): void {
  for (const i of range(5)) {
    const x = 330 + i * 46 + 24 * t + 20 * Math.sin(i * 2.1);
    const y = 176 + ((i * 37) % 70) - 3 * t + 6 * Math.sin(t + i);
    const span = 11 + (i % 3) * 3;
    const lift = Math.sin(t * (5 + i * 0.3) + i * 1.7) * 6;
    polyline(
      stage,
      [
        [x - span, y - lift],
        [x - span * 0.4, y - 2 - lift * 0.2],
        [x, y + 2],
        [x + span * 0.4, y - 2 - lift * 0.2],
        [x + span, y - lift],
      ],
      2.2,
      '#3b2430',
    );
  }
}

export const scene: Scene = {
  seconds: 14,
  posterAt: 5,
  bitrate: 420_000,
  draw: (stage, t) => {
    sea(stage, t * 1.15 + 40);
    gulls(stage, t);
    vignette(stage, 0.3, '#1a0a14');
  },
  sound: (audio) => {
    const out = master(audio, 0.8, 1);
    out.connect(hall(audio, 1.5, 0.2));
    const surf = noiseBed(audio, out, { kind: 'lowpass', frequency: 700, volume: 0.1 });
    const hiss = noiseBed(audio, out, { kind: 'highpass', frequency: 2500, volume: 0.01 });
    for (const wave of range(4)) {
      const at = wave * 4 + 0.2;
      surf.gain.setTargetAtTime(0.4, at, 0.7);
      surf.gain.setTargetAtTime(0.09, at + 1.8, 0.8);
      hiss.gain.setTargetAtTime(0.07, at + 1.1, 0.5);
      hiss.gain.setTargetAtTime(0.008, at + 2.2, 0.9);
    }
  },
};
