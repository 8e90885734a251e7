import { useLocation } from '@storefront/shared/router';
import { useEffect } from 'react';
import { orderAnchor } from '../../common/order-address';
import type { SteadyRow } from './steady/steady-rows';

/** Scrolls to the order in the address hash once its row is rendered. */
export function useScrollToOrder(rows: readonly SteadyRow[]): void {
  const { hash, key } = useLocation();
  const isThere = rows.some(({ order }) => `#${orderAnchor(order._id)}` === hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link scrolls again
  useEffect(() => {
    if (isThere) document.getElementById(hash.slice(1))?.scrollIntoView?.({ block: 'center' });
  }, [isThere, hash, key]);
}
