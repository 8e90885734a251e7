import { type PointerEvent, useState } from 'react';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Writes the pointer's position into `--x` and `--y` of an element, which avoids a render per mouse move. */
function setPointerPosition({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
}

/** Zooms a picture under the mouse. Does nothing for touch, which has pinch zoom, nor with reduced motion. */
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
