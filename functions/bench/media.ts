import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { thumbnails } from '../src/media/pictures.ts';
import { type RenditionPlan, planFor } from '../src/media/plan.ts';
import { type Source, probe } from '../src/media/probe.ts';
import { poster } from '../src/media/still.ts';
import { storyboard } from '../src/media/storyboard.ts';
import { flags } from '../src/media/tool.ts';
import { renditionFile, transcode } from '../src/media/transcode.ts';
import { type Cost, costOf } from './media-cost.ts';

/**
 * `node functions/bench/media.ts`: what the media pipeline spends on a minute of video, in seconds of one CPU, whatever
 * else the machine does. Prints the tables of docs/benchmarks.md.
 */
const seconds = 4;

/** What moves and is grainy all over, which is harder than most of what people film. */
const picture = (size: string) => `testsrc2=s=${size}:r=30,noise=alls=6:allf=t`;

const clips = [
  ['480p', '854x480', '-c:v libx264 -preset veryfast -crf 20'],
  ['720p', '1280x720', '-c:v libx264 -preset veryfast -crf 20'],
  ['1080p', '1920x1080', '-c:v libx264 -preset veryfast -crf 20'],
  ['1080p HEVC', '1920x1080', '-c:v libx265 -preset ultrafast -x265-params log-level=none:pools=1'],
  ['2160p', '3840x2160', '-c:v libx264 -preset ultrafast -crf 24'],
] as const;

interface Measured {
  name: string;
  sourceBytes: number;
  look: Cost;
  together: Cost;
  storyboard: Cost;
  alone: (Cost & { lines: number; bytes: number })[];
}

async function film(path: string, size: string, encode: string): Promise<void> {
  await promisify(execFile)('ffmpeg', [
    ...flags(`-v error -y -f lavfi -i ${picture(size)} -f lavfi -i sine=r=48000 -t ${seconds}`),
    ...flags(`-pix_fmt yuv420p -threads 1 ${encode} -c:a aac -movflags +faststart`),
    path,
  ]);
}

async function measure(name: string, path: string, folder: string): Promise<Measured> {
  const workshop = { folder, threads: 1 };
  const source: Source = await probe(path);
  const { renditions } = planFor(source);
  const make = (some: readonly RenditionPlan[]) =>
    costOf(() => transcode(path, source, some, workshop), seconds);
  const look = await costOf(async () => {
    await probe(path);
    await thumbnails(await poster(path, source, workshop));
  }, seconds);
  const together = await make(renditions);
  const [smallest] = renditions;
  if (smallest === undefined) throw new Error(`${name} has no renditions`);
  const sizes = { width: smallest.width, height: smallest.height, duration: seconds };
  const preview = await costOf(
    () => storyboard(join(folder, renditionFile(smallest.lines)), sizes, 'sprite', workshop),
    seconds,
  );
  const alone: Measured['alone'] = [];
  for (const rendition of renditions) {
    const cost = await make([rendition]);
    const { size } = await stat(join(folder, renditionFile(rendition.lines)));
    alone.push({ ...cost, lines: rendition.lines, bytes: size });
  }
  const { size: sourceBytes } = await stat(path);
  return { name, sourceBytes, look, together, storyboard: preview, alone };
}

const perMinute = (bytes: number) => ((bytes * 60) / seconds / 1e6).toFixed(1);
const short = ({ cpu }: Cost) => cpu.toFixed(1);

function print(measured: readonly Measured[]): void {
  console.log('| source | MB | look | whole ladder together | peak MB | storyboard | one by one |');
  console.log('|---|---|---|---|---|---|---|');
  for (const { name, sourceBytes, look, together, storyboard: preview, alone } of measured) {
    const sum = alone.reduce((total, { cpu }) => total + cpu, 0);
    console.log(
      `| ${name} | ${perMinute(sourceBytes)} | ${short(look)} | ${short(together)} | ${together.peak.toFixed(0)} | ${short(preview)} | ${sum.toFixed(1)} |`,
    );
  }
  console.log('\n| source | rendition | s | peak MB | MB |\n|---|---|---|---|---|');
  for (const { name, alone } of measured)
    for (const one of alone)
      console.log(
        `| ${name} | ${one.lines} | ${short(one)} | ${one.peak.toFixed(0)} | ${perMinute(one.bytes)} |`,
      );
}

const folder = await mkdtemp(join(tmpdir(), 'lantern-media-bench-'));
try {
  const measured: Measured[] = [];
  for (const [name, size, encode] of clips) {
    const path = join(folder, `${size}-${measured.length}.mp4`);
    await film(path, size, encode);
    measured.push(await measure(name, path, folder));
  }
  print(measured);
} finally {
  await rm(folder, { recursive: true, force: true });
}
