import { useEffect, useState } from 'react';

/** Returns an element at the top of `body` or `main`, for a portal. Empty, it takes no space. */
export function useSlotAbove(part: 'body' | 'main'): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    place.style.display = 'contents';
    document.querySelector(part)?.prepend(place);
    return () => place.remove();
  }, [place, part]);
  return place;
}
