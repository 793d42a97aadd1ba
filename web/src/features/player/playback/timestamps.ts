const units = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;
const clock = /^(?:(\d{1,3}):)?(\d{1,2}):([0-5]\d)$/;

function total(hours: string | undefined, minutes: string | undefined, seconds: string | undefined): number {
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** The seconds of a moment as people and links write it: `90`, `90s`, `1m30s`, `1:30`, `1:02:03`. */
export function secondsOf(written: string): number | undefined {
  const match = written === '' ? null : (units.exec(written) ?? clock.exec(written));
  return match ? total(match[1], match[2], match[3]) : undefined;
}

/** The moment that an address asks for with `?t=`. */
export function startTime(search: string): number | undefined {
  return secondsOf(new URLSearchParams(search).get('t') ?? '');
}
