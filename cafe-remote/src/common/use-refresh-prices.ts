import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Answers that hold prices and stock of what somebody may be about to order. */
const PRICED = new Set<unknown>(['getCart', 'getProduct', 'getClosetItem', 'listMenu', 'listLocations']);

/** Has every price on the page read again, after the server said that one is old (P25). */
export function useRefreshPrices(): () => void {
  const queries = useQueryClient();
  return useCallback(
    () => void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => PRICED.has(name) }),
    [queries],
  );
}
