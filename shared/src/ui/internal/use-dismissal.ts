import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { isComposing } from '../is-composing';

/**
 * Closes a modal on Escape, the back gesture and a press on the backdrop. Ignores a press that began inside (text
 * selection) and a file picker's own `cancel`. A browser may close the dialog without asking; it then opens again until
 * the owner removes it.
 */
export function useDismissal(onClose: () => void, lightDismiss: boolean) {
  const pressedOutside = useRef(false);
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event) || event.currentTarget.open) return;
      event.currentTarget.showModal();
      onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = isOwn(event);
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      if (lightDismiss && pressedOutside.current && isOwn(event)) onClose();
    },
  };
}
