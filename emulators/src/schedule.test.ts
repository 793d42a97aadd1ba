import { expect, test } from 'vitest';
import { functionsManifest } from './manifest.ts';
import { interval } from './schedule.ts';

test.each([
  ['every 1 minutes', 60_000],
  ['every 10 minutes', 600_000],
  ['every 2 hours', 7_200_000],
  ['every day 04:00', 86_400_000],
])('a function that runs "%s" is called every %i ms', (schedule, milliseconds) => {
  expect(interval(schedule)).toBe(milliseconds);
});

test.each(['', 'every 5', 'every minute', '*/5 * * * *', 'every 5 minutes or so'])(
  'a schedule in other words is refused: "%s"',
  (schedule) => {
    expect(() => interval(schedule)).toThrow(SyntaxError);
  },
);

test('every schedule that is deployed also runs on the local suite', () => {
  const schedules = Object.values(functionsManifest().endpoints).flatMap(
    ({ scheduleTrigger }) => scheduleTrigger?.schedule ?? [],
  );
  expect(schedules.map(interval)).not.toEqual([]);
});
