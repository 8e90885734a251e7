import { dropOrderKeys, rememberMemberOrders, setOrderOver } from '@storefront/shared/cart/followed-orders';
import { isUnderWay } from '@storefront/shared/ordering/order-news';
import { useLocation } from '@storefront/shared/router';
import { useEffect, useRef } from 'react';
import { useMyOrders } from './use-my-orders';

/** How long the account's orders are good, ms; then the next page asks again. */
const FRESH = 60_000;

/**
 * Adds the member's orders under way to those that this browser remembers, and forgets finished ones (C193). New ones show
 * with the next page, or when the tab comes back: a strip that appears would move the page under a finger. A table has its
 * slip, so its orders stay out.
 *
 * @returns whether there is a page with all of them
 */
export function useAccountOrders(): boolean {
  const { key } = useLocation();
  const { query, isOffered } = useMyOrders(FRESH);
  const { data, isStale, refetch } = query;
  const found = useRef<readonly string[]>([]);
  const show = useRef(() => {
    rememberMemberOrders(found.current);
    found.current = [];
  }).current;

  useEffect(() => {
    const own = (data?.orders ?? []).filter(({ tableNumber }) => tableNumber == null);
    dropOrderKeys(own.map(({ code }) => code));
    found.current = own.filter(isUnderWay).map(({ code }) => code);
    for (const { code, status } of own) if (status === 'completed') setOrderOver(code, true);
  }, [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason
  useEffect(() => {
    show();
    if (isOffered && isStale) void refetch();
  }, [key]);

  useEffect(() => {
    const onChange = () => document.hidden && show();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [show]);

  return isOffered;
}
