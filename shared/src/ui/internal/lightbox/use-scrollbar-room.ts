import { useLayoutEffect } from 'react';

/** Keeps the room of a scrollbar that takes some while the page cannot scroll, so that nothing moves sideways. */
export function useScrollbarRoom(isStill: boolean): void {
  useLayoutEffect(() => {
    if (!isStill) return;
    const root = document.documentElement;
    root.style.setProperty('scrollbar-gutter', window.innerWidth > root.clientWidth ? 'stable' : 'auto');
    return () => void root.style.removeProperty('scrollbar-gutter');
  }, [isStill]);
}
