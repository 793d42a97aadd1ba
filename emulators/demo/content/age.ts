import type { Age } from './types.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The length of an age in milliseconds. */
export function milliseconds({ days = 0, hours = 0, minutes = 0 }: Age): number {
  return days * day + hours * hour + minutes * minute;
}

/** The moment that lies the given age before `now`. */
export function momentBefore(now: Date, age: Age): Date {
  return new Date(now.getTime() - milliseconds(age));
}
