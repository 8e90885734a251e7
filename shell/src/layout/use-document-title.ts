import { brand } from '@storefront/shared/content';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { useLayoutEffect, useRef } from 'react';

/**
 * Sets document title, brand theme and canonical address of a route. The first page keeps the server's title, which may
 * name a product.
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
