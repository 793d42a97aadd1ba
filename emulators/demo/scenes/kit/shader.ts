import { HEIGHT, WIDTH } from './scene.ts';
import type { Draw } from './scene.ts';

const VERTEX = `#version 300 es
in vec2 corner;
void main() { gl_Position = vec4(corner, 0., 1.); }`;

/** `uv` runs from (0, 0) bottom left to (1, 1); `p` is centred and 1 high; `t` is the time in seconds. */
const PRELUDE = `#version 300 es
precision highp float;
uniform vec2 resolution;
uniform float t;
out vec4 colour;
const float TAU = 6.2831853;
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * .1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
vec2 hash2(vec2 p) { return vec2(hash(p), hash(p + 71.7)); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p, int octaves) {
  float sum = 0., size = .5;
  for (int i = 0; i < octaves; i++) {
    sum += size * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p;
    size *= .5;
  }
  return sum;
}
mat2 turn(float a) { return mat2(cos(a), -sin(a), sin(a), cos(a)); }
vec3 picture(vec2 uv, vec2 p);
void main() {
  vec2 uv = gl_FragCoord.xy / resolution;
  vec2 p = (gl_FragCoord.xy - .5 * resolution) / resolution.y;
  vec3 c = picture(uv, p);
  c += (hash(gl_FragCoord.xy) - .5) / 255.;
  colour = vec4(c, 1.);
}
`;

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const compiled = gl.createShader(kind);
  if (!compiled) throw new Error('The browser gave no shader');
  gl.shaderSource(compiled, source);
  gl.compileShader(compiled);
  if (!gl.getShaderParameter(compiled, gl.COMPILE_STATUS)) {
    throw new Error(gl.getShaderInfoLog(compiled) ?? 'The shader does not compile');
  }
  return compiled;
}

function link(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, VERTEX));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(gl.getProgramInfoLog(program) ?? 'The shader does not link');
  }
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.bindAttribLocation(program, 0, 'corner');
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  return program;
}

/**
 * Covers the stage with a fragment shader.
 * Takes GLSL that defines `vec3 picture(vec2 uv, vec2 p)`; see PRELUDE for what it may use.
 * Raises an Error with the compiler's words when the GLSL is wrong.
 */
export function shader(source: string): Draw {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
  if (!gl) throw new Error('The browser has no WebGL 2');
  const program = link(gl, PRELUDE + source);
  const resolution = gl.getUniformLocation(program, 'resolution');
  const time = gl.getUniformLocation(program, 't');
  return (stage, t) => {
    canvas.width = stage.canvas.width;
    canvas.height = stage.canvas.height;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(resolution, canvas.width, canvas.height);
    gl.uniform1f(time, t);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    stage.drawImage(canvas, 0, 0, WIDTH, HEIGHT);
  };
}
