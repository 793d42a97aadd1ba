import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where films lie that a test has made. */
export const folder = process.env['LANTERN_FILMS'] ?? mkdtempSync(join(tmpdir(), 'lantern-e2e-'));

function ffmpeg(name: string, ...given: string[]): string {
  const file = join(folder, name);
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...given, file], { stdio: 'pipe' });
  return file;
}

const clips = new Map<string, string>();
let avi: string | undefined;
let picture: string | undefined;

/**
 * A real MP4 of eight seconds, H.264 and AAC.
 * @param size of its picture; small where nothing depends on it, since the pipeline prepares each film published
 */
export function clipFile(size = '320x180'): string {
  const known = clips.get(size);
  if (known !== undefined) return known;
  const sources = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=12:duration=8`];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=8'];
  const coding = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart'];
  const clip = ffmpeg(`clip-${size}.mp4`, ...sources, ...sound, ...coding);
  clips.set(size, clip);
  return clip;
}

/** A real PNG of 640x360. */
export function pictureFile(): string {
  picture ??= ffmpeg('picture.png', '-f', 'lavfi', '-i', 'mandelbrot=size=640x360', '-frames:v', '1');
  return picture;
}

/** A film of a second, 128x96 with a tone, made as these words of ffmpeg's say. */
export function recordedFile(name: string, encode: string): string {
  const inputs = '-f lavfi -i testsrc2=size=128x96:rate=10:duration=1 -f lavfi -i sine=r=48000:duration=1';
  return ffmpeg(name, ...`${inputs} ${encode}`.split(' '));
}

/** The same film as a telephone held upright writes it: lying, with a word that it is to be turned. */
export function turnedFile(film: string): string {
  return ffmpeg('turned.mp4', '-i', film, ...'-metadata:s:v rotate=90 -c copy'.split(' '));
}

/** A WebM of eight seconds as browsers record it, written before anybody knew how long it would be. */
export function unfinishedFile(): string {
  const coding = '-c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus -live 1';
  return ffmpeg('unfinished.webm', '-i', clipFile(), ...coding.split(' '));
}

/** The encoders that this machine's ffmpeg has. */
export function encoders(): Set<string> {
  const list = execFileSync('ffmpeg', ['-v', 'error', '-encoders'], { encoding: 'utf8' });
  return new Set(list.split('\n').map((line) => line.trim().split(/\s+/)[1] ?? ''));
}

/** An AVI of eight seconds as old cameras made it, which no browser plays. */
export function aviFile(): string {
  const sources = ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=12:duration=8'];
  avi ??= ffmpeg('camera.avi', ...sources, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj422p');
  return avi;
}
