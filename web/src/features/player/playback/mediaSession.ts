import { perform } from '../shortcuts/perform.ts';
import type { PlayerParts } from './parts.ts';

function tellPosition({ duration, playbackRate, currentTime }: HTMLVideoElement): void {
  if (!Number.isFinite(duration)) return;
  navigator.mediaSession.setPositionState({
    duration,
    playbackRate,
    position: Math.min(currentTime, duration),
  });
}

function handlers(parts: PlayerParts): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> {
  const { video, session, media, onNext } = parts;
  return {
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
    seekbackward: ({ seekOffset }) => perform(parts, { name: 'seekBy', seconds: -(seekOffset ?? 10) }),
    seekforward: ({ seekOffset }) => perform(parts, { name: 'seekBy', seconds: seekOffset ?? 10 }),
    seekto: ({ seekTime }) => session.seek(seekTime ?? 0),
    ...(media.next && { nexttrack: onNext }),
  };
}

/**
 * Shows the video in the system's media controls (lock screen, headphones, keyboard) and obeys their keys.
 * @returns takes it away again
 */
export function showInMediaSession(parts: PlayerParts): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { video, media } = parts;
  const closing = new AbortController();
  navigator.mediaSession.metadata = new MediaMetadata({
    title: media.title,
    artist: media.channelName,
    artwork: media.poster ? [{ src: media.poster }] : [],
  });
  const actions = Object.entries(handlers(parts)) as [MediaSessionAction, MediaSessionActionHandler][];
  for (const [action, handler] of actions) navigator.mediaSession.setActionHandler(action, handler);
  for (const type of ['durationchange', 'ratechange', 'seeked', 'playing', 'pause']) {
    video.addEventListener(type, () => tellPosition(video), { signal: closing.signal });
  }
  return () => {
    closing.abort();
    for (const [action] of actions) navigator.mediaSession.setActionHandler(action, null);
    navigator.mediaSession.metadata = null;
  };
}
