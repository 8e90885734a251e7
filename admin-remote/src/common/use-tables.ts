import { ApiError } from '@storefront/shared/api/api-error';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { StaffTable } from '@storefront/shared/contract/entities/table';
import { callKey, callQuery } from '@storefront/shared/query/call-query';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ListState, listStateOf } from './list-state';
import { useMay } from './use-may';

interface Tables extends ListState {
  /** In the order of the settings, then other tables where a party sits (C242). */
  readonly tables: readonly StaffTable[];
  /** False with a server without the calls of tables, and without the right to serve them: then nothing about tables shows. */
  readonly isKnown: boolean;
}

const NONE: readonly StaffTable[] = [];

const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Returns the tables with their sittings (C242). Asks no server that knows only §7, and none again that answered 404. */
export function useTables(): Tables {
  const may = useMay();
  const isAsked = readRuntimeConfig().ownServer && may('serveTables');
  const query = useQuery({
    ...callQuery('listTables', {}),
    enabled: ({ state }) => isAsked && !isAbsent(state.error),
  });
  return {
    tables: query.data ?? NONE,
    isKnown: isAsked && !isAbsent(query.error),
    ...listStateOf(query),
  };
}

/** Puts a changed table into the cached list. A party that moved leaves its old table. @param left id of its sitting there */
export function putTable(client: QueryClient, changed: StaffTable, left?: string): void {
  client.setQueryData<StaffTable[]>(callKey('listTables', {}), (tables) =>
    tables?.map((table) => {
      if (table.tableNumber === changed.tableNumber) return { ...table, ...changed };
      return left !== undefined && table.sitting?._id === left ? { ...table, sitting: null } : table;
    }),
  );
}
