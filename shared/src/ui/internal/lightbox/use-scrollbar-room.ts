import { useLayoutEffect } from 'react';

/** Reserves the width of the scrollbar while the page cannot scroll, to prevent layout shift. */
export function useScrollbarRoom(isStill: boolean): void {
  useLayoutEffect(() => {
    if (!isStill) return;
    const root = document.documentElement;
    root.style.setProperty('scrollbar-gutter', window.innerWidth > root.clientWidth ? 'stable' : 'auto');
    return () => void root.style.removeProperty('scrollbar-gutter');
  }, [isStill]);
}
