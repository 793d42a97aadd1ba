import { expect, test } from 'vitest';
import { type CallName, calls } from '../contract/calls.ts';
import { startApi } from '../testing/api.ts';
import { setStage, validCalls } from '../testing/stage.ts';

/** For how many seconds the CDN may keep an answer that is the same for everybody. */
const shared = new Map<string, number>([
  ['random', 15],
  ['trend', 60],
  ['findUser', 30],
  ['videosByTags', 30],
]);

/** What takes the stage away comes last. */
const last: CallName[] = ['deleteComment', 'deleteVideo', 'deleteMe', 'signOut'];
const unordered = new Set<CallName>(['listVideos', ...last]);
const names = [...(Object.keys(calls) as CallName[]).filter((name) => !unordered.has(name)), ...last];
const types = ['random', 'trend', 'sub'] as const;

test('the CDN keeps what is the same for everybody, without a cookie, and nothing else, also when it is asked with one', async () => {
  const stage = await setStage(startApi());
  const asked = [
    ...types.map((type) => [type, () => stage.owner.request('listVideos', { params: { type } })] as const),
    ...names.map((name) => [name, () => stage.owner.request(name, validCalls[name](stage))] as const),
  ];
  const kept = new Map<string, number>();
  for (const [label, ask] of asked) {
    const { headers } = await ask();
    const cacheControl = headers.get('cache-control');
    const seconds = /^public, max-age=0, s-maxage=(\d+)$/.exec(cacheControl ?? '')?.[1];
    if (seconds === undefined) expect(cacheControl, label).toBe('private, no-store');
    else {
      kept.set(label, Number(seconds));
      expect(headers.get('set-cookie'), label).toBeNull();
    }
  }
  expect(kept).toEqual(shared);
});
