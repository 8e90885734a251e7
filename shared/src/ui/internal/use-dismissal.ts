import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';

/**
 * The ways out of a modal beside its buttons: Escape, the back gesture, and a press on the ground outside. A press
 * that began inside (someone selecting text) does not count, nor does a file picker's own `cancel`.
 */
export function useDismissal(onClose: () => void, lightDismiss: boolean) {
  const pressedOutside = useRef(false);
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
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
      if (isOwn(event) && !event.currentTarget.open) onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = isOwn(event);
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      if (lightDismiss && pressedOutside.current && isOwn(event)) onClose();
    },
  };
}
