import { encodeJob, inspection } from './document.ts';
import { files, put, putFile } from './objects.ts';
import { type Picture, type PictureName, pictureNames, thumbnails } from './pictures.ts';
import { type Plan, planFor } from './plan.ts';
import { type Source, probe } from './probe.ts';
import { poster } from './still.ts';
import { remux } from './transcode.ts';
import { groupsOf } from './work.ts';
import { type Desk, type Task, fetchUpload, finish, work } from './worker.ts';

async function keepPictures(task: Task, made: Record<PictureName, Picture>): Promise<void> {
  const { id, media, desk, record } = task;
  await Promise.all(pictureNames.map((name) => put(id, media.token, files.picture(name), made[name].webp)));
  const size = ({ width, height }: Picture) => ({ width, height });
  await record((found) => ({ ...found, pictures: { card: size(made.card), full: size(made.full) } }));
  await desk.onStep('pictured', id);
}

async function keepRemux(task: Task, upload: string, source: Source): Promise<void> {
  const { id, media, workshop, desk, record } = task;
  await putFile(id, media.token, files.remux, await remux(upload, source, workshop));
  await record((found) => ({ ...found, hasRemux: true }));
  await desk.onStep('remuxed', id);
}

/** Looks at a video: from here on it is known whether it plays as it came, and what is to be made of it. */
async function lookAt(task: Task, upload: string): Promise<{ source: Source; plan: Plan }> {
  const source = await probe(upload);
  const plan = planFor(source);
  await task.record((found) => {
    const { playsAsUploaded: _, ...rest } = found;
    return { ...rest, source, plan, ...(plan.progressive === 'source' ? { playsAsUploaded: true } : {}) };
  });
  await task.desk.onStep('probed', task.id);
  return { source, plan };
}

async function inspectVideo(task: Task): Promise<void> {
  const { id, media, workshop, desk } = task;
  const upload = await fetchUpload(task);
  const { source, plan } = await lookAt(task, upload);
  if (plan.progressive === 'remux' && !media.hasRemux) await keepRemux(task, upload, source);
  if (!media.pictures) await keepPictures(task, await thumbnails(await poster(upload, source, workshop)));
  const groups = groupsOf(source, plan);
  await finish(task, groups);
  await desk.onStep('inspected', id);
  await Promise.all(groups.map((group) => desk.queue.add(id, encodeJob(group))));
}

async function inspectImage(task: Task): Promise<void> {
  await keepPictures(task, await thumbnails(await fetchUpload(task)));
  await finish(task, []);
}

/** The first job of every upload. @throws what went wrong on our side */
export const inspect = (id: string, desk: Desk): Promise<void> =>
  work(id, inspection, desk, (task) =>
    task.media.kind === 'video' ? inspectVideo(task) : inspectImage(task),
  );
