import { functionsManifest } from './manifest.ts';
import { interval } from './schedule.ts';

/**
 * Calls the scheduled functions as Cloud Scheduler does; the emulators know none. Each is called at once too, as what got
 * stuck when the emulators were stopped waits for it.
 */
const { LANTERN_FUNCTIONS: functions, GCLOUD_PROJECT: project } = process.env;
if (!functions || !project)
  throw new Error('This is started by the launcher, which says where the functions are.');

for (const [name, { scheduleTrigger, region: [region] = [] }] of Object.entries(
  functionsManifest().endpoints,
)) {
  if (!scheduleTrigger) continue;
  const address = `${functions}/functions/projects/${project}/triggers/${region}-${name}-0`;
  await call(address);
  setInterval(() => void call(address), interval(scheduleTrigger.schedule));
}

/** A call that fails is told; the next one comes anyway. */
async function call(address: string): Promise<void> {
  try {
    const { ok, status } = await fetch(address, { method: 'POST' });
    if (!ok) console.warn(`${address} answered ${status}`);
  } catch (error) {
    console.warn(`${address} could not be called`, error);
  }
}
