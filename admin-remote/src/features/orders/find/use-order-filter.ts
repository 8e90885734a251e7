import { useLocation, useSearchParams } from '@storefront/shared/router';
import { useEffect, useState } from 'react';
import { type OrderFilter, readFilter, writeFilter } from './order-filter';

/** State of the history entries that the search box writes. */
const TYPED = { typed: true };

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state && state.typed === true;

/** Reads and sets the filter in the address (C70, C173), so that a link can name an order. A change starts at page 1. */
export function useOrderFilter() {
  const [parameters, setParameters] = useSearchParams();
  const { state, key } = useLocation();
  const stored = readFilter(parameters);
  // The address follows the typing late, so the box has its own text.
  const [search, setSearch] = useState(stored.search);
  const linked = isTyped(state) ? null : stored.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again sets its text again
  useEffect(() => {
    if (linked !== null) setSearch(linked);
  }, [linked, key]);

  const filter: OrderFilter = { ...stored, search };
  const change = (changes: Partial<OrderFilter>) => {
    const next = { ...filter, ...changes };
    const isTyping = changes.search !== undefined;
    setSearch(next.search);
    setParameters(writeFilter(next), isTyping ? { replace: true, state: TYPED } : { state: TYPED });
  };
  return { filter, change };
}
