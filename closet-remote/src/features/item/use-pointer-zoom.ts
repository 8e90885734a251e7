import { type PointerEvent, useState } from 'react';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells an element where the pointer is, as `--x` and `--y` of its box: no render follows every move of a mouse. */
function setPointerPosition({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
}

/**
 * Zoom that follows a mouse over a picture. A finger has pinch and double tap instead, and whoever wants less motion
 * the large view.
 */
export function usePointerZoom() {
  const [isZoomed, setZoomed] = useState(false);
  return {
    isZoomed,
    zoomHandlers: {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse' || prefersReducedMotion()) return;
        setPointerPosition(event);
        setZoomed(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => isZoomed && setPointerPosition(event),
      onPointerLeave: () => setZoomed(false),
    },
  };
}
