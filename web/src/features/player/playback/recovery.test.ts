import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOfStatus } from './failure.ts';
import { Recovery } from './recovery.ts';
import { createPlayerStore } from './state.ts';

const address = 'https://videos.example/clip.mp4';

function open() {
  const store = createPlayerStore();
  const reopen = vi.fn<() => void>();
  return { store, reopen, recovery: new Recovery({ store, reopen }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection that is lost', () => {
  it('is tried again by itself after growing waits, then a person is told', async () => {
    const { store, reopen, recovery } = open();
    for (const delay of [1000, 2000, 4000]) {
      await recovery.failed(null, address);
      expect(store.getState()).toMatchObject({ recovering: true, failure: null });
      vi.advanceTimersByTime(delay - 1);
      const before = reopen.mock.calls.length;
      vi.advanceTimersByTime(1);
      expect(reopen).toHaveBeenCalledTimes(before + 1);
    }
    await recovery.failed(null, address);
    expect(store.getState()).toMatchObject({ recovering: false, failure: 'connection' });
    recovery.close();
  });

  it('is tried again as soon as the browser is online', async () => {
    const { store, reopen, recovery } = open();
    await recovery.failed(null, address);
    dispatchEvent(new Event('online'));
    expect(reopen).toHaveBeenCalledTimes(1);
    expect(store.getState().failure).toBeNull();
    recovery.close();
  });

  it('starts from the first wait again once the video went on', async () => {
    const { reopen, recovery } = open();
    await recovery.failed(null, address);
    vi.advanceTimersByTime(1000);
    recovery.mended();
    await recovery.failed(null, address);
    vi.advanceTimersByTime(1000);
    expect(reopen).toHaveBeenCalledTimes(2);
    recovery.close();
  });

  it('is left alone once the video was left', async () => {
    const { reopen, recovery } = open();
    await recovery.failed(null, address);
    recovery.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(reopen).not.toHaveBeenCalled();
  });
});

it.each([
  [403, 'missing'],
  [404, 'missing'],
  [410, 'missing'],
  [429, 'connection'],
  [503, 'connection'],
  [200, 'unplayable'],
  [206, 'unplayable'],
])('what the server answers, %d, says why a video does not play: %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure);
});
