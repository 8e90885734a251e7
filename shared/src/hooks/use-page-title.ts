import { useEffect } from 'react';
import { brand } from '../content/content';

/** Names the window after what the page shows, once that is known; until then the route's title stands there. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
