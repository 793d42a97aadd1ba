import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toggleAppearance, useAppearance } from './appearance.ts';

afterEach(() => {
  delete document.documentElement.dataset['appearance'];
  localStorage.clear();
});

test('the appearance is light until someone chooses', () => {
  expect(renderHook(useAppearance).result.current).toBe('light');
});

test('a choice shows at once and is kept', () => {
  const { result } = renderHook(useAppearance);
  act(toggleAppearance);
  expect(result.current).toBe('dark');
  expect(document.documentElement.dataset['appearance']).toBe('dark');
  expect(localStorage.getItem('appearance')).toBe('dark');
  act(toggleAppearance);
  expect(result.current).toBe('light');
});

test('a choice in another tab shows here', () => {
  const { result } = renderHook(useAppearance);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: 'dark' })));
  expect(result.current).toBe('dark');
});
