import { type RefCallback, useCallback, useEffect, useRef } from 'react';

interface InViewOptions {
  /** False while a page is loading or none is left. Setting it to true again reports an element still in view. */
  enabled?: boolean | undefined;
  /** How far ahead of the screen to report, as in IntersectionObserver. */
  rootMargin?: string | undefined;
}

/**
 * A ref for the element at the end of a list: `onEnter` is called when it nears the screen (§4 menu paging, closet
 * catalogue). P27: toggling `enabled` checks again, so a page that shows nothing does not stall the list. A `key` that
 * counts the pages does the same where a page loads too fast for a toggle.
 */
export function useInView(
  onEnter: () => void,
  { enabled = true, rootMargin = '600px 0px' }: InViewOptions = {},
): RefCallback<Element> {
  const latest = useRef(onEnter);
  useEffect(() => {
    latest.current = onEnter;
  });

  return useCallback(
    (element: Element | null) => {
      if (!element || !enabled) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) latest.current();
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [enabled, rootMargin],
  );
}
