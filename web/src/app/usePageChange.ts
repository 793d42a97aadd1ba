import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far each visited page was scrolled, by the key of its place in the history. */
const places = new Map<string, number>();

/**
 * Does what a browser does between documents: a new page begins at its top with the focus in it, Back and Forward lead to
 * where one was. Answers the ref of the element that takes the focus.
 */
export function usePageChange() {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);

  useEffect(() => {
    const changed = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (navigation === NavigationType.Pop) {
      window.scrollTo(0, places.get(key) ?? 0);
    } else if (changed) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
  }, [key, navigation, pathname]);

  return main;
}
