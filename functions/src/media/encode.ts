import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bucket } from '../firebase.ts';
import { readFragments } from './boxes.ts';
import type { MediaDocument, Rendition } from './document.ts';
import { files, folderOf, put, putFile, reference } from './objects.ts';
import type { Plan, RenditionPlan } from './plan.ts';
import { bandwidths, masterPlaylist, mediaPlaylist } from './playlist.ts';
import type { Source } from './probe.ts';
import { storyboard } from './storyboard.ts';
import { renditionFile, transcode } from './transcode.ts';
import { type Desk, type Task, fetchUpload, finish, work } from './worker.ts';

/** A media that has been looked at. */
interface Looked {
  source: Source;
  plan: Plan;
}

const lines = (rendition: { lines: number }) => rendition.lines;

function looked({ source, plan }: MediaDocument): Looked {
  if (source === undefined || plan === undefined) throw new Error('Nobody has looked at this file yet');
  return { source, plan };
}

const withRendition = (media: MediaDocument, made: Rendition): MediaDocument => ({
  ...media,
  renditions: [...media.renditions.filter((one) => one.lines !== made.lines), made].toSorted(
    (one, other) => one.lines - other.lines,
  ),
});

/** Puts a rendition and its playlist into the bucket. */
async function keep(task: Task, planned: RenditionPlan, { source }: Looked): Promise<void> {
  const { id, media, workshop, desk, record } = task;
  const path = join(workshop.folder, renditionFile(planned.lines));
  const index = await readFragments(path);
  const file = files.rendition(planned.lines);
  await putFile(id, media.token, file, path);
  const playlist = mediaPlaylist(index, reference(id, file, media.token));
  await put(id, media.token, files.playlist(planned.lines), playlist);
  const { size: bytes } = await stat(path);
  const codecs = [index.codec, ...(source.audio ? ['mp4a.40.2'] : [])].join(',');
  await record((found) => withRendition(found, { ...planned, bytes, codecs, ...bandwidths(index) }));
  await desk.onStep(`kept-${planned.lines}`, id);
}

/** Makes what is still missing of the job's renditions, decoding the upload once. */
async function makeRenditions(task: Task): Promise<void> {
  const { id, job, media, workshop, desk, report } = task;
  const found = looked(media);
  const made = new Set(media.renditions.map(lines));
  const wanted = new Set(media.jobs[job]?.renditions);
  const missing = found.plan.renditions.filter((one) => wanted.has(one.lines) && !made.has(one.lines));
  if (missing.length === 0) return;
  const upload = await fetchUpload(task);
  const { duration } = found.source;
  await transcode(upload, found.source, missing, workshop, (seconds) =>
    report(Math.min(1, seconds / Math.max(duration, 0.1))),
  );
  await desk.onStep('encoded', id);
  for (const rendition of missing) await keep(task, rendition, found);
}

/** A rendition on the disk: from this very job, or fetched back when an earlier worker made it. */
async function atHand({ id, workshop }: Task, planned: RenditionPlan): Promise<string> {
  const path = join(workshop.folder, renditionFile(planned.lines));
  try {
    await access(path);
  } catch {
    const object = folderOf(id) + files.rendition(planned.lines);
    await bucket().file(object).download({ destination: path });
  }
  return path;
}

/** The smallest rendition's job makes the storyboard, because it decodes fastest. */
async function makeStoryboard(task: Task): Promise<void> {
  const { id, job, media, workshop, desk, record } = task;
  const { source, plan } = looked(media);
  const [smallest] = plan.renditions;
  if (smallest === undefined || media.hasStoryboard || !media.jobs[job]?.renditions.includes(smallest.lines))
    return;
  const { width, height } = smallest;
  const { webp, vtt } = await storyboard(
    await atHand(task, smallest),
    { width, height, duration: source.duration },
    reference(id, files.sprite, media.token),
    workshop,
  );
  await put(id, media.token, files.sprite, webp);
  await put(id, media.token, files.cues, vtt);
  await record((found) => ({ ...found, hasStoryboard: true }));
  await desk.onStep('storyboarded', id);
}

/** Players begin with the first of the list: one that starts fast and looks decent. */
const firstChoice = 480;

/** Whoever finds every rendition made writes the playlist of them all. */
async function makeMaster(task: Task): Promise<void> {
  const { id, media, desk, record } = task;
  const { plan, renditions, hasPlaylist } = await record((found) => found);
  if (hasPlaylist || plan === undefined || renditions.length < plan.renditions.length) return;
  const first = renditions.findLast((one) => one.lines <= firstChoice) ?? renditions[0];
  const ordered = renditions.toSorted((one, other) => Number(other === first) - Number(one === first));
  const variants = ordered.map((rendition) => ({
    ...rendition,
    reference: reference(id, files.playlist(rendition.lines), media.token),
  }));
  await put(id, media.token, files.master, masterPlaylist(variants));
  await record((found) => ({ ...found, hasPlaylist: true }));
  await desk.onStep('listed', id);
}

/** A job that makes renditions. @throws what went wrong on our side */
export const encode = (id: string, job: string, desk: Desk): Promise<void> =>
  work(id, job, desk, async (task) => {
    await makeRenditions(task);
    await makeStoryboard(task);
    await makeMaster(task);
    await finish(task, []);
    await desk.onStep('finished', id);
  });
