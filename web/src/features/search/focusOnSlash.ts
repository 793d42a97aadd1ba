import type { RefObject } from 'react';

/** Lets the key `/` lead into a box, unless somebody is writing; answers how to stop. */
export function focusOnSlash(box: RefObject<HTMLInputElement | null>): () => void {
  const listen = (event: KeyboardEvent) => {
    const at = event.target instanceof HTMLElement ? event.target : null;
    const writing = at?.closest('input, textarea, select, [contenteditable], dialog') ?? null;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || writing !== null) return;
    event.preventDefault();
    box.current?.select();
    box.current?.focus();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
