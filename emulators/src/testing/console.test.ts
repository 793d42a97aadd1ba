import { expect, test } from 'vitest';
import { takeConsole } from './console.ts';

test('a test takes the messages it expects', () => {
  console.error('the number is %d', 3);
  console.warn('careful');
  expect(takeConsole('error')).toEqual(['the number is 3']);
  expect(takeConsole('warn')).toEqual(['careful']);
  expect(takeConsole('error')).toEqual([]);
});
