import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

type Level = 'error' | 'warn';

const heard: Record<Level, string[]> = { error: [], warn: [] };

/**
 * What was written to console.error or console.warn since the test began. A test that expects a message takes it with
 * this; a message that no test takes fails the test in which it was written.
 */
export const takeConsole = (level: Level): string[] => heard[level].splice(0);

/** Listens to the console from here on, before any module under test keeps a function of it for itself. */
export function watchConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      heard[level].push(format(...args));
    };
  }
  beforeEach(() => {
    takeConsole('error');
    takeConsole('warn');
  });
  afterEach(() => {
    expect(takeConsole('error'), 'console.error was called and no test took it').toEqual([]);
    expect(takeConsole('warn'), 'console.warn was called and no test took it').toEqual([]);
  });
}
