import { beforeAll, expect, test } from 'vitest';
import type { Video } from '../contract/routes.ts';
import { type Member, type TestApi, startApi } from '../testing/api.ts';
import { captionsText } from '../testing/stage.ts';
import { trafficOf } from '../testing/traffic.ts';
import { upload } from '../testing/uploads.ts';

/** What one call may cost: documents read and written. What the rate limits read and write is counted apart. */
interface Budget {
  reads: number;
  writes: number;
  limits?: number;
  run: () => Promise<unknown>;
}

const api: TestApi = startApi();
let owner: Member;
let member: Member;
let video: Video;

beforeAll(async () => {
  [owner, member] = await Promise.all([api.member(), api.member()]);
  const videoUrl = await upload(owner.user._id);
  video = await owner.call('createVideo', { body: { title: 'Counted', videoUrl } });
  await api.visitor().call('findVideo', { params: { videoId: video._id } });
  await Promise.all(
    Array.from({ length: 3 }, (_, number) =>
      owner.call('addComment', { body: { videoId: video._id, desc: `Comment ${number}` } }),
    ),
  );
});

const params = () => ({ videoId: video._id });

const budgets: Record<string, Budget> = {
  'find, as a visitor whose view counts': {
    reads: 1,
    writes: 2,
    run: () => api.visitor().call('findVideo', { params: params() }),
  },
  'find, as a member whose view counts': {
    reads: 2,
    writes: 2,
    run: () => member.call('findVideo', { params: params() }),
  },
  'find, as the owner': { reads: 2, writes: 0, run: () => owner.call('findVideo', { params: params() }) },
  'users/find': {
    reads: 1,
    writes: 0,
    run: () => api.visitor().call('findUser', { params: { userId: owner.user._id } }),
  },
  'users/me': { reads: 2, writes: 0, run: () => owner.call('findMe', {}) },
  'sign-in': {
    reads: 3,
    writes: 0,
    limits: 6,
    run: () => api.visitor().call('signIn', { body: { name: owner.user.name, password: owner.password } }),
  },
  like: { reads: 3, writes: 2, limits: 2, run: () => member.call('like', { params: params() }) },
  'like again': { reads: 3, writes: 0, limits: 2, run: () => member.call('like', { params: params() }) },
  'dislike after like': {
    reads: 3,
    writes: 2,
    limits: 2,
    run: () => member.call('dislike', { params: params() }),
  },
  subscribe: {
    reads: 3,
    writes: 2,
    limits: 2,
    run: () => member.call('subscribe', { params: { channelId: owner.user._id } }),
  },
  captions: {
    reads: 3,
    writes: 2,
    limits: 2,
    run: () =>
      owner.call('putCaptions', {
        params: { ...params(), language: 'en' },
        body: { text: captionsText },
      }),
  },
  'captions, read': {
    reads: 2,
    writes: 0,
    run: () => api.visitor().request('findCaptions', { params: { ...params(), language: 'en' } }),
  },
  'three comments': {
    reads: 4,
    writes: 0,
    run: () => api.visitor().call('listComments', { params: params() }),
  },
  'a page of two comments': {
    reads: 3,
    writes: 0,
    run: () => api.visitor().call('listComments', { params: params(), query: { limit: 2 } }),
  },
  'a comment': {
    reads: 2,
    writes: 2,
    limits: 2,
    run: () => member.call('addComment', { body: { videoId: video._id, desc: 'One more' } }),
  },
};

test.each(Object.entries(budgets))(
  '%s costs what it should',
  async (_what, { run, reads, writes, limits = 0 }) => {
    const traffic = await trafficOf(run);
    const isLimit = (path: string) => path.startsWith('limits/');
    expect(traffic.reads.filter((path) => !isLimit(path))).toHaveLength(reads);
    expect(traffic.writes.filter((path) => !isLimit(path))).toHaveLength(writes);
    expect([...traffic.reads, ...traffic.writes].filter(isLimit)).toHaveLength(limits);
  },
);
