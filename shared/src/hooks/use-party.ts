import { ApiError } from '@storefront/shared/api/api-error';
import { getTableVisit, openTable } from '@storefront/shared/api/tables';
import {
  isTableOpened,
  keepTableCode,
  keepTableOpened,
  tableCodeAt,
} from '@storefront/shared/cart/table-code';
import { useLocation } from '@storefront/shared/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readRuntimeConfig } from '../config/runtime-config';
import type { TableVisit } from '../contract/entities/table';
import { callQuery } from '../query/call-query';
import { onVisitChange } from '../rules/table-visit';
import { useHydrated } from './use-hydrated';

/** How often a visible page reads its party, ms. */
const EVERY_MS = 15_000;

/** A server without sittings answers 404; the code of another table 403 (C240). */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The party at a table, and the code that opens it. */
export interface Party {
  readonly tableCode: string;
  /** Undefined until the server has answered. */
  readonly visit: TableVisit | undefined;
}

/** Returns the query of the party at a table. The first one of a tab says that a party sits down (C240). */
export function partyQuery(tableNumber: string, tableCode: string) {
  const place = { tableNumber, tableCode };
  return {
    ...callQuery('getTableVisit', { query: place }),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      if (isTableOpened(tableNumber)) return getTableVisit(place, { signal });
      const visit = await openTable(place);
      keepTableOpened(tableNumber);
      return visit;
    },
  };
}

/**
 * Reads the party at a table while the page is visible: every 15 seconds, on focus, and after an order of this browser.
 * Null without the code of the table, and from a server that knows no sittings (C150).
 */
export function useParty(table: string | null): Party | null {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const tableCode = isHydrated && table !== null ? tableCodeAt(table, search) : null;
  // The link of a party that was moved has a code as well, and is followed without a page load (C243).
  useEffect(() => keepTableCode(search), [search]);

  const isAsked = tableCode !== null && readRuntimeConfig().ownServer;
  const { data, error, refetch } = useQuery({
    ...partyQuery(table ?? '', tableCode ?? ''),
    enabled: isAsked,
    retryOnMount: false,
    refetchInterval: ({ state }) => !isRefused(state.error) && EVERY_MS,
    refetchOnWindowFocus: ({ state }) => !isRefused(state.error) && 'always',
  });
  const isKnown = isAsked && !isRefused(error);
  useEffect(() => (isKnown ? onVisitChange(() => void refetch()) : undefined), [isKnown, refetch]);
  return isKnown ? { tableCode, visit: data } : null;
}
