import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { restoreTimeout, useRestored } from './hydration.ts';
import { createStore, initialState } from './store.ts';

const user = {
  _id: 'ada',
  name: 'Ada',
  subscribers: 0,
  subscribedUsers: [],
  createdAt: '2026-01-01T00:00:00Z',
};
const kept = {
  state: { ...initialState, user: { currentUser: user, loading: true, error: true } },
  version: 1,
};

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('the state is kept under root in version 1, with its fields', () => {
  const store = createStore(() => localStorage);
  store.setState({ user: { currentUser: user, loading: false, error: false } });
  expect(JSON.parse(localStorage.getItem('root') ?? '')).toEqual({
    state: {
      user: { currentUser: user, loading: false, error: false },
      video: { currentVideo: null, currentComments: [], loading: false, error: false },
    },
    version: 1,
  });
});

test('a call that was on its way when the page was left is not waited for', () => {
  const store = createStore(() => localStorage);
  store.setState(kept.state);
  expect(JSON.parse(localStorage.getItem('root') ?? '').state.user).toEqual({
    currentUser: user,
    loading: false,
    error: false,
  });
});

test('the page waits for what the browser kept', async () => {
  let give = (_state: string) => {};
  const asked = new Promise<string>((resolve) => (give = resolve));
  const store = createStore(() => ({ getItem: () => asked, setItem: () => {}, removeItem: () => {} }));
  const { result } = renderHook(() => useRestored(store.persist));
  expect(result.current).toBe(false);
  await act(async () => give(JSON.stringify(kept)));
  expect(result.current).toBe(true);
  expect(store.getState().user.currentUser).toEqual(user);
});

test('the page waits five seconds at most', () => {
  vi.useFakeTimers();
  const never = new Promise<string>(() => {});
  const store = createStore(() => ({ getItem: () => never, setItem: () => {}, removeItem: () => {} }));
  const { result } = renderHook(() => useRestored(store.persist));
  expect(restoreTimeout).toBe(5000);
  act(() => void vi.advanceTimersByTime(restoreTimeout - 1));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
