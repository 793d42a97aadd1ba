import { beforeAll, describe, expect, test } from 'vitest';
import { takeConsole } from '../../../emulators/src/testing/console.ts';
import { type CallName, calls } from '../contract/calls.ts';
import { routes } from '../contract/routes.ts';
import { cableFor } from '../testing/outage.ts';
import type { Client } from '../testing/client.ts';
import type { Stage } from '../testing/stage.ts';

// Before anything connects: the clients keep the address that they find first.
const cables = {
  firestore: await cableFor('FIRESTORE_EMULATOR_HOST'),
  storage: await cableFor('FIREBASE_STORAGE_EMULATOR_HOST'),
  auth: await cableFor('FIREBASE_AUTH_EMULATOR_HOST'),
};
process.env['STORAGE_EMULATOR_HOST'] = `http://${cables.storage.host}`;
const { startApi } = await import('../testing/api.ts');
const { problemOf } = await import('../testing/client.ts');
const { setStage, validCalls } = await import('../testing/stage.ts');
const { wholeState } = await import('../testing/state.ts');
const { upload } = await import('../testing/uploads.ts');
const { LiveCatalogue } = await import('../domain/catalogue/live-catalogue.ts');
const { rebuildCatalogue } = await import('../domain/catalogue/rebuild.ts');
const { sweepSignups } = await import('../domain/accounts/abandoned-signups.ts');

const names = Object.keys(calls) as CallName[];

/** Nobody waits in a test for what people wait for. */
const newInstance = () => startApi({ answerWithinMs: 3000 });

let stage: Stage;
let img: string;

beforeAll(async () => {
  stage = await setStage(startApi());
  img = await upload(stage.owner.user._id, 'images');
});

async function expectAway(response: Response, name?: CallName) {
  expect(response.status, name).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await problemOf(response)).toEqual({
    type: '/api/docs#unavailable',
    title: 'The service is away for a moment',
    status: 503,
    code: 'unavailable',
    detail: 'The service is away for a moment. Try again in 5 seconds.',
  });
}

const unreached = [expect.stringContaining('The catalogue’s snapshot cannot be reached')];

/** The owner, as an instance meets them that has not seen their session before. */
const ownerOn = (api: ReturnType<typeof startApi>): Client =>
  Object.assign(api.visitor(), { cookie: stage.owner.cookie });

describe('while Cloud Storage is away', () => {
  test('every call that looks at a file is told so, and changes nothing', async () => {
    const before = await wholeState();
    await cables.storage.cut();
    const owner = ownerOn(startApi());
    const params = { videoId: stage.video._id };
    const answers = await Promise.all([
      owner.request('createVideo', validCalls.createVideo(stage)),
      owner.request('updateVideo', { params, body: { imgUrl: img } }),
      owner.request('updateMe', { body: { img } }),
    ]);
    for (const answer of answers) await expectAway(answer);
    await cables.storage.mend();
    expect(await wholeState()).toEqual(before);
  });

  test('an instance that starts makes its feeds and its search from the videos themselves', async () => {
    await cables.storage.cut();
    const visitor = startApi().visitor();
    await expect(visitor.call('searchVideos', { query: { q: 'stage' } })).resolves.toMatchObject([
      { _id: stage.video._id },
    ]);
    expect(takeConsole('warn')).toEqual(unreached);
    await cables.storage.mend();
  });

  test('an instance that gets no answer does so too, and the schedule leaves the snapshot to its next run', async () => {
    cables.storage.hold();
    const [catalogue] = await Promise.all([
      new LiveCatalogue().current(),
      expect(rebuildCatalogue(new Date())).rejects.toThrow(),
    ]);
    cables.storage.release();
    expect(catalogue.get(stage.video._id)?.title).toBe(stage.video.title);
    expect(takeConsole('warn')).toEqual(unreached);
  });

  test('everything else goes on', async () => {
    await cables.storage.cut();
    const owner = ownerOn(newInstance());
    for (const name of ['findVideo', 'like', 'addComment', 'editComment', 'updateMe'] as const)
      expect((await owner.request(name, validCalls[name](stage))).status, name).toBe(200);
    await cables.storage.mend();
  });
});

describe('while Firebase Auth is away', () => {
  const signsIn = new Set<CallName>(['signUp', 'signIn', 'signInWithGoogle']);

  test('every call that asks who somebody is is told so, and changes nothing that lasts', async () => {
    const needing = names.filter((name) => signsIn.has(name) || routes[name].session !== 'none');
    const before = await wholeState();
    await cables.auth.cut();
    for (const name of needing)
      await expectAway(await ownerOn(newInstance()).request(name, validCalls[name](stage)), name);
    await cables.auth.mend();
    await sweepSignups(new Date(Date.now() + 60 * 60 * 1000));
    expect(await wholeState()).toEqual(before);
  });

  test('visitors go on, and so does whoever was here a moment ago', async () => {
    const api = newInstance();
    const owner = ownerOn(api);
    await owner.call('like', validCalls.like(stage));
    await cables.auth.cut();
    const open = names.filter((name) => !signsIn.has(name) && routes[name].session !== 'required');
    for (const name of open)
      expect((await api.visitor().request(name, validCalls[name](stage))).status, name).toBe(200);
    for (const name of ['findVideo', 'dislike', 'editComment', 'subscribe'] as const)
      expect((await owner.request(name, validCalls[name](stage))).status, name).toBe(200);
    await cables.auth.mend();
  });
});

/** Signing out needs nobody, and these two find nothing to read in the catalogue if the instance looked at it just now. */
const mayGoOn = new Set<CallName>(['signOut', 'suggestSearches', 'videosByTags']);

test('while Firestore is away, every call that needs it is told so in time', async () => {
  const api = startApi({ answerWithinMs: 1000 });
  await cables.firestore.cut();
  const answers = await Promise.all(
    names.map(async (name) => ({
      name,
      response: await ownerOn(api).request(name, validCalls[name](stage)),
    })),
  );
  for (const { name, response } of answers)
    if (response.status === 200) expect(mayGoOn).toContain(name);
    else await expectAway(response, name);
  expect(answers.find(({ name }) => name === 'signOut')?.response.status).toBe(200);
  expect(api.logged).toHaveLength(names.length);
});
