import { useEffect, useEffectEvent } from 'react';

/** What closes on Escape or the back gesture; TypeScript's own library lacks it. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Closes on the back gesture of phones, where the browser supports it; otherwise the gesture leaves the page. */
export function useCloseGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}
