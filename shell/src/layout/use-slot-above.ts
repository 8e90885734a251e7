import { useEffect, useState } from 'react';

/** A place of one's own at the top of a part of the page, for what stands above the rest of it. Empty it takes no room. */
export function useSlotAbove(part: 'body' | 'main'): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    place.style.display = 'contents';
    document.querySelector(part)?.prepend(place);
    return () => place.remove();
  }, [place, part]);
  return place;
}
