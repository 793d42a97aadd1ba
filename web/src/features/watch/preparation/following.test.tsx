import type { Video } from '@lantern/functions/contract/routes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore } from '../../../store/store.ts';
import { signedIn, signedOut } from '../../../store/user.ts';
import { changeVideo, videoFound } from '../../../store/video.ts';
import { usePreparation } from './usePreparation.ts';

const film = (fields: Partial<Video>) =>
  ({
    _id: 'film',
    userId: 'ada',
    isPlayable: true,
    likes: [],
    dislikes: [],
    likeCount: 0,
    dislikeCount: 0,
    ...fields,
  }) as unknown as Video;
const ada = {
  _id: 'ada',
  name: 'Ada',
  subscribers: 0,
  subscribedUsers: [],
  createdAt: '2026-01-01T00:00:00Z',
};

/** What the API finds of the video from now on. */
let found: Partial<Video>;
let looks: number;

beforeEach(() => {
  vi.useFakeTimers();
  looks = 0;
  vi.stubGlobal('fetch', async () => {
    looks += 1;
    return Response.json(film(found));
  });
  signedIn(ada);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  signedOut();
});

const shown = () => useStore.getState().video.currentVideo;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens the video's page as its owner. */
function open(fields: Partial<Video>): void {
  videoFound(film(fields));
  const client = new QueryClient();
  renderHook(() => usePreparation(useStore((state) => state.video.currentVideo)), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

test('what is tried again after a long preparation is looked at as soon and as often as at first', async () => {
  found = { status: 'processing' };
  open({ status: 'processing' });
  await pass(10 * 60_000);
  found = { status: 'failed' };
  await pass(30_000);
  expect(shown()?.status).toBe('failed');

  found = { status: 'uploaded' };
  act(() => changeVideo('film', (video) => ({ ...video, status: 'uploaded' })));
  await pass(5000);
  found = { status: 'ready' };
  await pass(5000);
  expect(shown()?.status).toBe('ready');
});

test('an upload that nobody prepares is not looked at for ever', async () => {
  found = { status: 'uploaded' };
  open({ status: 'uploaded' });
  await pass(60 * 60_000);
  expect(looks).toBe(10);
});

test('a picture that is tried again is followed until it is there or has failed again', async () => {
  const imgReason = { code: 'not-a-picture', detail: 'This is not a picture.' } as const;
  found = { status: 'ready', imgReason };
  open(found);
  await pass(60_000);
  expect(looks).toBe(0);
  for (const tries of [1, 2]) {
    act(() => changeVideo('film', () => film({ status: 'ready', isImgAwaited: true })));
    await pass(5000);
    expect(shown()).toMatchObject({ imgReason });
    expect(looks).toBe(tries);
  }
});

test('a look that began before captions were put does not take them away', async () => {
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  open({ status: 'processing' });
  const captions = [{ language: 'en', url: 'captions' }] as Video['captions'];
  act(() => changeVideo('film', (video) => ({ ...video, captions })));
  await act(async () => answer(Response.json(film({ status: 'ready' }))));
  await pass(0);
  expect(shown()).toMatchObject({ status: 'ready', captions });
});
