import { format } from 'timeago.js';

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** '3 days ago'; 'just now' for what is a few seconds old. */
export function timeAgo(moment: string): string {
  return format(moment);
}

/** The exact date and time, for tooltips. */
export function exactTime(moment: string): string {
  return exact.format(new Date(moment));
}
