import { useLocation, useNavigationType } from '@storefront/shared/router';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { restoreScroll } from './restore-scroll';

/**
 * What a new page does in a document: it begins at its top with the focus on its main part, so that the keyboard and
 * a screen reader arrive too; and going back finds the place again where one left (P26).
 */
export function useScrollRestoration(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const arrivedAt = useRef(pathname);

  // A layout effect, so that the scrolling to the top of the next page is not written down as this page's place.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
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
