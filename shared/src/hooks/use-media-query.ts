import { useCallback, useSyncExternalStore } from 'react';

/** Whether a CSS media query matches; `whenRendered` (default false) on the server and during hydration. */
export function useMediaQuery(query: string, whenRendered = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );

  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => whenRendered,
  );
}
