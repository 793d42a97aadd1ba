import { exactTime, timeAgo } from '../lib/format/time.ts';

/** How long ago something was, with the exact date and time in the tooltip. */
export function TimeAgo({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={exactTime(moment)}>
      {timeAgo(moment)}
    </time>
  );
}
