import { useSearchParams } from '@storefront/shared/router';
import { TYPED, useSearchText } from '../../../common/use-search-text';
import { type OrderFilter, readFilter, writeFilter } from './order-filter';

/** Reads and sets the filter in the address (C70, C173), so that a link can name an order. A change starts at page 1. */
export function useOrderFilter() {
  const [parameters, setParameters] = useSearchParams();
  const stored = readFilter(parameters);
  const [search, setSearch] = useSearchText(stored.search);

  const filter: OrderFilter = { ...stored, search };
  const change = (changes: Partial<OrderFilter>) => {
    const next = { ...filter, ...changes };
    const isTyping = changes.search !== undefined;
    setSearch(next.search);
    setParameters(writeFilter(next), isTyping ? { replace: true, state: TYPED } : { state: TYPED });
  };
  return { filter, change };
}
