import { useState } from 'react';

const keyOf = (of: string) => `draft:${of}`;

function read(of: string): string | null {
  try {
    return localStorage.getItem(keyOf(of));
  } catch {
    return null;
  }
}

function keep(of: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(of));
    else localStorage.setItem(keyOf(of), text);
  } catch {
    // A browser that keeps nothing keeps no drafts; the text is still in the box.
  }
}

/** Whether something was written there and not sent. */
export function hasDraft(of: string): boolean {
  return read(of) !== null;
}

interface Draft {
  text: string;
  write: (text: string) => void;
  /** Goes back to the words there were. */
  drop: () => void;
}

/** What is written of something (a new comment, the change of one), kept in the browser until it is sent or given up. */
export function useDraft(of: string, words = ''): Draft {
  const [text, setText] = useState(() => read(of) ?? words);
  const write = (next: string) => {
    setText(next);
    keep(of, next === words ? null : next);
  };
  return { text, write, drop: () => write(words) };
}
