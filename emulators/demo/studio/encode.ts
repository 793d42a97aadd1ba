import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ClipFacts } from './studio.ts';

/** H.264 High in BT.709, a key frame every two seconds, the index in front so that play starts at once. */
function argumentsFor(facts: ClipFacts, soundFile: string | null, output: string): string[] {
  const { fps, bitrate } = facts;
  const rate = Math.round(bitrate / 1000);
  return [
    ['-hide_banner', '-loglevel', 'error', '-y'],
    ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', `${fps}`, '-i', 'pipe:0'],
    soundFile ? ['-f', 'f32le', '-ar', '44100', '-ac', '2', '-i', soundFile] : [],
    ['-vf', 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p'],
    ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slower', '-crf', '22'],
    ['-maxrate', `${rate}k`, '-bufsize', `${rate * 3}k`, '-g', `${fps * 2}`, '-threads', '1'],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    soundFile ? ['-c:a', 'aac', '-b:a', '64k', '-shortest'] : [],
    ['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', output],
  ].flat();
}

export interface Encoder {
  write: (jpeg: Buffer) => Promise<void>;
  /** Ends the clip; raises an Error with ffmpeg's words when it failed. */
  finish: () => Promise<void>;
}

/** Starts ffmpeg on a clip whose frames are then written one after another. */
export function startEncoder(facts: ClipFacts, soundFile: string | null, output: string): Encoder {
  const ffmpeg = spawn('ffmpeg', argumentsFor(facts, soundFile, output), {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const words: Buffer[] = [];
  ffmpeg.stderr.on('data', (chunk: Buffer) => words.push(chunk));
  ffmpeg.stdin.on('error', (error) => words.push(Buffer.from(error.message)));
  const closed = once(ffmpeg, 'close');
  return {
    write: async (jpeg) => {
      if (!ffmpeg.stdin.write(jpeg)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
    },
    finish: async () => {
      ffmpeg.stdin.end();
      const [code] = await closed;
      if (code !== 0) throw new Error(`ffmpeg failed on ${output}: ${Buffer.concat(words).toString()}`);
    },
  };
}
