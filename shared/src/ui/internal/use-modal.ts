import { type RefObject, useLayoutEffect } from 'react';

/** Shows a dialog as a modal while mounted, then returns the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    keepScrollbarGutter();
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [ref]);
}

/** Reserves the width of the scrollbar while base.css stops the page from scrolling; prevents layout shift. */
function keepScrollbarGutter() {
  const root = document.documentElement;
  root.style.setProperty('scrollbar-gutter', window.innerWidth > root.clientWidth ? 'stable' : 'auto');
}
