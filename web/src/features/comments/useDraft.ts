import { useRef, useState } from 'react';

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
  /**
   * Gives back a text that could not be sent, where nothing else has been written meanwhile; else it waits until that is
   * sent or given up. Answers whether it is there to see.
   */
  giveBack: (unsent: string) => boolean;
  /** Takes a text that was given back, to send it again; what it has become since stays. */
  take: (unsent: string) => void;
}

/** What is written of something (a new comment, the change of one), kept in the browser until it is sent or given up. */
export function useDraft(of: string, words = ''): Draft {
  const [text, setText] = useState(() => read(of) ?? words);
  // What is there by now, for those who answer late.
  const now = useRef(text);
  const waiting = useRef<string[]>([]);

  const write = (next: string) => {
    now.current = next;
    setText(next);
    const kept = [...(next === words ? [] : [next]), ...waiting.current];
    keep(of, kept.length === 0 ? null : kept.join('\n\n'));
  };
  const drop = () => write(waiting.current.shift() ?? words);

  return {
    text,
    write,
    drop,
    giveBack: (unsent) => {
      const free = now.current.trim() === '';
      if (!free) waiting.current.push(unsent);
      write(free ? unsent : now.current);
      return free;
    },
    take: (unsent) => {
      waiting.current = waiting.current.filter((each) => each !== unsent);
      if (now.current === unsent) drop();
      else write(now.current);
    },
  };
}
