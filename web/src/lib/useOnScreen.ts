import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the window an element counts as shown. */
const margin = '800px';

/** Calls back when the element comes near the window, and anew whenever `again` changes while it is there. */
export function useOnScreen<Target extends Element>(onShow: () => void, again: unknown) {
  const target = useRef<Target>(null);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [again]);
  return target;
}
