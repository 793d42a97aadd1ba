import { expect, test } from 'vitest';
import { limitWindows } from './documents.ts';
import { take } from './windows.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

const counted = async (key: string) => (await limitWindows.doc(key).get()).data()?.count;

test('an office behind one address may all sign in at the same moment', async () => {
  const hit = { key: 'office', rate: { max: 40, seconds: 900 } };
  await Promise.all(Array.from({ length: 40 }, () => take([hit], NOW)));
  expect(await counted('office')).toBe(40);
});

test('of more than a limit allows at the same moment, exactly the limit gets through', async () => {
  const hit = { key: 'crowd', rate: { max: 10, seconds: 900 } };
  const answers = await Promise.allSettled(Array.from({ length: 25 }, () => take([hit], NOW)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await counted('crowd')).toBe(10);
});
