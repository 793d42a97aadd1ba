import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the element comes within the margin of the window, and again each time it returns. */
export function useOnScreen<Target extends Element>(onShow: () => void, margin = '800px') {
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
  }, [margin]);
  return target;
}
