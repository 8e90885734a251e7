import { brand } from '@storefront/shared/content';
import { useLayoutEffect } from 'react';
import type { ShopRoute } from '../routes/route-table';

/** Title of the window and mood of the page, by route. */
export function usePageFace({ title, mood }: ShopRoute): void {
  useLayoutEffect(() => {
    document.title = `${title} · ${brand.name}`;
    document.documentElement.dataset.mood = mood;
  }, [title, mood]);
}
