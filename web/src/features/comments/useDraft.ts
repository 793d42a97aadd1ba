import { useState } from 'react';

const keyOf = (videoId: string) => `draft:${videoId}`;

function read(videoId: string): string {
  try {
    return localStorage.getItem(keyOf(videoId)) ?? '';
  } catch {
    return '';
  }
}

function keep(videoId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(videoId));
    else localStorage.setItem(keyOf(videoId), text);
  } catch {
    // A browser that keeps nothing keeps no drafts; the text is still in the box.
  }
}

/** An unsent comment, kept in the browser until it is sent or emptied. */
export function useDraft(videoId: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(videoId));
  return [
    text,
    (next) => {
      setText(next);
      keep(videoId, next);
    },
  ];
}
