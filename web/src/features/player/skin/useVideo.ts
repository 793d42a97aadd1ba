import { useCallback, useSyncExternalStore } from 'react';

/**
 * What a video element, or another target of events, says of itself now.
 * @param types the events after which it may say something else, separated by spaces
 * @param read takes one plain value from it
 */
export function useVideo<Target extends EventTarget, Value extends string | number | boolean>(
  target: Target,
  types: string,
  read: (target: Target) => Value,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = new AbortController();
      for (const type of types.split(' '))
        target.addEventListener(type, changed, { signal: listening.signal });
      return () => listening.abort();
    },
    [target, types],
  );
  return useSyncExternalStore(subscribe, () => read(target));
}
