import { type RefCallback, useCallback, useEffect, useRef } from 'react';

interface InViewOptions {
  /** Off while a page is being fetched or none is left. Turning it on again reports an element that is still in view. */
  enabled?: boolean | undefined;
  /** How far ahead of the screen to report, as in IntersectionObserver. */
  rootMargin?: string | undefined;
}

/**
 * A ref for the element at the end of a list: `onEnter` is called when it nears the screen (§4 menu paging, closet
 * catalogue). P27: because switching `enabled` off and on looks again, a page that shows nothing does not stall the list.
 * Where a page may come so fast that nobody saw it under way, a `key` that counts the pages looks again too.
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
