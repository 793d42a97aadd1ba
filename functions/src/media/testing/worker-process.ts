import { inspection } from '../document.ts';
import { encode } from '../encode.ts';
import { inspect } from '../inspect.ts';

/** A job and the step after which its worker is to die. */
export interface Victim {
  id: string;
  job: string;
  step: string;
}

/** Does a job until its worker has come to the step, and holds it there for ever. */
async function stopAfter({ id, job, step }: Victim): Promise<void> {
  const stop = Promise.withResolvers<void>();
  const desk = {
    queue: { add: async () => {} },
    now: () => new Date(),
    threads: 1,
    onStep: async (reached: string) => {
      if (reached !== step) return;
      stop.resolve();
      await new Promise(() => {});
    },
  };
  const work = job === inspection ? inspect(id, desk) : encode(id, job, desk);
  const missed = work.then(() => {
    throw new Error(`${job} never came to ${step}`);
  });
  await Promise.race([missed, stop.promise]);
}

/** Workers in a process of their own, which dies, when all have come to their steps, as when the power fails. */
const victims = JSON.parse(process.argv[2] ?? '[]') as Victim[];
for (const victim of victims) await stopAfter(victim);
process.kill(process.pid, 'SIGKILL');
