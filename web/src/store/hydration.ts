import { useEffect, useState } from 'react';

/** How long the page waits for what the browser kept, before it starts without. */
export const restoreTimeout = 5000;

interface Restoring {
  hasHydrated: () => boolean;
  onFinishHydration: (listener: () => void) => () => void;
}

/** Whether the kept state is back, or the wait for it is over. */
export function useRestored(kept: Restoring): boolean {
  const [restored, setRestored] = useState(() => kept.hasHydrated());
  useEffect(() => {
    if (restored) return;
    const finish = () => setRestored(true);
    const stop = kept.onFinishHydration(finish);
    const timer = setTimeout(finish, restoreTimeout);
    if (kept.hasHydrated()) finish();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [restored, kept]);
  return restored;
}
