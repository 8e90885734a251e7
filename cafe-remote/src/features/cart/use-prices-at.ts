import { byServerClock } from '@storefront/shared/api';
import type { Line } from '@storefront/shared/cart/line';
import { callKey } from '@storefront/shared/query/call-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** When this browser last read the price of every line of the cart, ms since 1970. */
const KEY = 'cartPricesAt';

function readStored(): number | null {
  try {
    return Number(window.localStorage.getItem(KEY)) || null;
  } catch {
    return null;
  }
}

function store(at: number): void {
  try {
    window.localStorage.setItem(KEY, String(at));
  } catch {
    // Then the cart says without a time that prices may have changed.
  }
}

/**
 * When the oldest price of these lines was read, ms since 1970: in this tab, else as this browser stored it. Null if it
 * does not know.
 */
export function usePricesAt(lines: readonly Line[]): number | null {
  const queries = useQueryClient();
  const read = lines.map(({ type, productId: id }) => {
    const key =
      type === 'closet'
        ? callKey('getClosetItem', { params: { id } })
        : callKey('getProduct', { params: { id } });
    return queries.getQueryState(key)?.dataUpdatedAt ?? 0;
  });
  const readAt = read.length === 0 ? 0 : Math.min(...read);
  const oldest = readAt && byServerClock(readAt);
  useEffect(() => {
    if (oldest > 0) store(oldest);
  }, [oldest]);
  return oldest > 0 ? oldest : readStored();
}
