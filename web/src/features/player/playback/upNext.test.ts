import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayerStore } from './state.ts';
import { announceNext } from './upNext.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts down and starts the next video once', () => {
  const store = createPlayerStore();
  const start = vi.fn<() => void>();
  announceNext(store, true, start);
  expect(store.getState().upNext).toEqual({ seconds: 8 });
  vi.advanceTimersByTime(7000);
  expect(store.getState().upNext).toEqual({ seconds: 1 });
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(start).toHaveBeenCalledTimes(1);
  expect(store.getState().upNext).toBeNull();
});

it('does not start what was cancelled', () => {
  const store = createPlayerStore();
  const start = vi.fn<() => void>();
  const cancel = announceNext(store, true, start);
  vi.advanceTimersByTime(3000);
  cancel();
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
  expect(store.getState().upNext).toBeNull();
});

it('waits to be asked where nothing should start by itself', () => {
  const store = createPlayerStore();
  const start = vi.fn<() => void>();
  announceNext(store, false, start);
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
  expect(store.getState().upNext).toEqual({ seconds: null });
});
