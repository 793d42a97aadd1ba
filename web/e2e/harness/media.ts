import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'lantern-e2e-'));

function ffmpeg(name: string, ...given: string[]): string {
  const file = join(folder, name);
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...given, file]);
  return file;
}

let clip: string | undefined;
let picture: string | undefined;

/** A real MP4 of eight seconds, H.264 and AAC. */
export function clipFile(): string {
  const sources = ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=24:duration=8'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=8'];
  const coding = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart'];
  clip ??= ffmpeg('clip.mp4', ...sources, ...sound, ...coding);
  return clip;
}

/** A real PNG of 640x360. */
export function pictureFile(): string {
  picture ??= ffmpeg('picture.png', '-f', 'lavfi', '-i', 'mandelbrot=size=640x360', '-frames:v', '1');
  return picture;
}
