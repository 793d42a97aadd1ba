import type { CallName } from '../contract/calls.ts';

export const PRIVATE = 'private, no-store';

/** How many seconds the CDN may keep an answer that is the same for everybody; all else is the caller's alone. */
const sharedSeconds: Partial<Record<CallName, number>> = { findUser: 30, videosByTags: 30 };
const feedSeconds: Record<string, number> = { random: 15, trend: 60 };

/** The Cache-Control of a call's answer. */
export function cacheControl(name: CallName, params: Record<string, string>): string {
  const seconds = name === 'listVideos' ? feedSeconds[params['type'] ?? ''] : sharedSeconds[name];
  return seconds === undefined ? PRIVATE : `public, max-age=0, s-maxage=${seconds}`;
}
