import { type PointerEvent, useState } from 'react';

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Tells an element where the pointer is, as `--x` and `--y` of its box: no render follows every move of a mouse. */
function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
}

/**
 * Zoom that follows a mouse over a picture. A finger has pinch and double tap instead, and whoever wants less motion
 * the large view.
 */
export function usePointerZoom() {
  const [isNear, setNear] = useState(false);
  return {
    isNear,
    zoomHandlers: {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse' || wantsStillness()) return;
        follow(event);
        setNear(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => isNear && follow(event),
      onPointerLeave: () => setNear(false),
    },
  };
}
