import { useEffect } from 'react';
import { brand } from '../content/content';

/** Sets the document title when `title` is known; until then the route's title stays. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
