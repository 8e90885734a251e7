import { brand } from '@storefront/shared/content';
import { useLayoutEffect, useRef } from 'react';
import type { ShopRoute } from '../routes/route-table';

/**
 * Title of the window and mood of the page, by route. The first page came with its own title, which may name what is
 * sold on it; the canonical address, which sharing goes by, goes along.
 */
export function useDocumentTitle({ title, mood }: ShopRoute, pathname: string): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const { documentElement, title: given } = document;
    if (!isFirst.current || !given) document.title = `${title} · ${brand.name}`;
    documentElement.dataset.mood = mood;
  }, [title, mood]);
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link && !isFirst.current) link.href = new URL(pathname, link.href).href;
    isFirst.current = false;
  }, [pathname]);
}
