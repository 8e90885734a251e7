import { useLocation, useNavigationType } from '@storefront/shared/router';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { restoreScroll } from './restore-scroll';

/**
 * Restores scroll and focus on navigation: a new page starts at its top with the focus on `main`, for keyboard and screen
 * reader; going back and reloading restore the scroll position (P26).
 */
export function useScrollRestoration(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const arrivedAt = useRef(pathname);

  // The browser itself restores the position after a reload, or when the visitor comes back from another site.
  useLayoutEffect(() => {
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    const arrive = () => {
      window.history.scrollRestoration = 'manual';
    };
    arrive();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', arrive);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', arrive);
    };
  }, []);

  // A layout effect: the next page's scroll to the top must not be stored as this page's position.
  useLayoutEffect(() => {
    const keep = () => void places.current.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);

  useLayoutEffect(() => {
    const isSamePage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    if (isBack) {
      const top = places.current.get(key) ?? 0;
      return top > 0 || !isSamePage ? restoreScroll(top) : undefined;
    }
    if (isSamePage) return;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [key, pathname, isBack, main]);
}
