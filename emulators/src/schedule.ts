const UNITS = { minutes: 60_000, hours: 60 * 60_000 } as const;
const DAY = 24 * UNITS.hours;

/**
 * How many milliseconds lie between two runs of a schedule in App Engine's words: `every 5 minutes`, `every day 04:00`
 * (https://cloud.google.com/appengine/docs/standard/scheduling-jobs-with-cron-yaml#schedule_format).
 * @throws {SyntaxError} for a schedule in other words than ours
 */
export function interval(schedule: string): number {
  if (/^every day( \d\d:\d\d)?$/.test(schedule)) return DAY;
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(schedule) ?? [];
  if (!count || !unit) throw new SyntaxError(`No such schedule is known: ${schedule}`);
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}
