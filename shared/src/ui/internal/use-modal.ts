import { type RefObject, useLayoutEffect } from 'react';
import { announceModalChange } from './modal-change';

/** Shows a dialog as a modal for as long as it is mounted; then the focus goes back to where it came from. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    keepScrollbarGutter();
    dialog.showModal();
    announceModalChange();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      announceModalChange();
    };
  }, [ref]);
}

/** Where the scrollbar takes room, its room stays while base.css holds the page still; so nothing moves sideways. */
function keepScrollbarGutter() {
  const root = document.documentElement;
  root.style.setProperty('scrollbar-gutter', window.innerWidth > root.clientWidth ? 'stable' : 'auto');
}
