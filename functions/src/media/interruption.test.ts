import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inspection } from './document.ts';
import { inspect } from './inspect.ts';
import { sweepMedia } from './schedule.ts';
import { madeOf, mediaOf, publish, testDesk, uploadFile, videoOf } from './testing/desk.ts';
import { record, temporaryFolder } from './testing/samples.ts';
import type { Victim } from './testing/worker-process.ts';

// Each of these runs several programs, which take their time on a machine that has other work.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

/** Longer than the schedule waits for anybody. */
const longMs = 16 * 60_000;

const encoding = 'encode-48';

const everything = [
  '48.m3u8',
  '48.mp4',
  'card.webp',
  'full.webp',
  'master.m3u8',
  'progressive.mp4',
  'storyboard.vtt',
  'storyboard.webp',
];

const ends = [
  [inspection, 'fetched'],
  [inspection, 'probed'],
  [inspection, 'remuxed'],
  [inspection, 'pictured'],
  [inspection, 'inspected'],
  [encoding, 'fetched'],
  [encoding, 'encoded'],
  [encoding, 'kept-48'],
  [encoding, 'storyboarded'],
  [encoding, 'listed'],
  [encoding, 'finished'],
] as const;

const videos = new Map<string, { id: string; video: string }>();

async function prepare(job: string, step: string, sample: string): Promise<Victim> {
  const { desk } = testDesk();
  const { object, id } = await uploadFile(sample, desk);
  const video = await publish(object);
  if (job === encoding) await inspect(id, desk);
  videos.set(`${job} ${step}`, { id, video });
  return { id, job, step };
}

/** Runs jobs in a process that is killed (SIGKILL) when each has come to its step. */
async function die(victims: readonly Victim[]): Promise<void> {
  const script = join(import.meta.dirname, 'testing/worker-process.ts');
  const workers = spawn(process.execPath, [script, JSON.stringify(victims)], { stdio: 'inherit' });
  expect(await once(workers, 'exit')).toEqual([null, 'SIGKILL']);
}

beforeAll(async () => {
  await using folder = await temporaryFolder();
  // Fit pictures in an unfit container: a video that goes through every step there is.
  const sample = await record(join(folder.path, 'fit.mkv'), { size: '64x48', silent: true });
  const victims: Victim[] = [];
  for (const [job, step] of ends) victims.push(await prepare(job, step, sample));
  await die(victims);
  const { desk, settle, wait } = testDesk();
  for (let sweep = 0; sweep < 2; sweep += 1) {
    wait(longMs);
    await sweepMedia(desk);
    await settle();
  }
});

describe('a worker that is killed leaves nothing undone and nothing over after two sweeps', () => {
  it.for(ends)('in %s, after it has %s', async ([job, step]) => {
    const { id = '', video = '' } = videos.get(`${job} ${step}`) ?? {};

    expect((await mediaOf(id))?.state).toBe('ready');
    expect(await videoOf(video)).toMatchObject({ status: 'ready', isPlayable: true });
    expect(await madeOf(id)).toEqual(everything);
  });
});
