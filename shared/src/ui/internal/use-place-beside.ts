import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placeBeside } from './place-beside';

/**
 * Places an open dialog beside the element that it is rendered in, after every render and when the window changes: sets
 * `--left`, `--top`, `--tip` and `data-side`.
 */
export function usePlaceBeside(ref: RefObject<HTMLDialogElement | null>): void {
  const place = () => {
    const dialog = ref.current;
    const anchor = dialog?.parentElement?.getBoundingClientRect();
    if (!dialog || !anchor) return;
    const { offsetWidth: width, offsetHeight: height } = dialog;
    const size = { width: window.innerWidth, height: window.innerHeight };
    const { left, top, side, tip } = placeBeside(anchor, { width, height }, size);
    for (const [name, value] of Object.entries({ left, top, tip }))
      dialog.style.setProperty(`--${name}`, `${Math.round(value)}px`);
    dialog.dataset.side = side ?? 'none';
  };
  useLayoutEffect(place);
  const onResize = useEffectEvent(place);
  useEffect(() => {
    const listener = () => onResize();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, []);
}
