import { ApiError } from '@storefront/shared/api/api-error';
import { callStaff } from '@storefront/shared/api/tables';
import { useLocation } from '@storefront/shared/router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillMethod } from '../contract/entities/table';
import { type Party, partyQuery } from './use-party';

interface CallChange {
  readonly want: 'staff' | 'bill';
  readonly wanted: boolean;
  readonly method?: BillMethod;
}

/** What stands under the bar of a table: nothing, the question how the bill is paid, how the calls stand, or a failure. */
type CallsLine = 'none' | 'method' | 'news' | 'failed' | 'too-many';

/** The calls of a table, and the line about them. */
export interface TableCalls {
  /** When the table called staff; null: it did not. */
  readonly calledAt: string | null;
  readonly bill: { readonly at: string; readonly method: BillMethod } | null;
  readonly line: CallsLine;
  readonly isPending: boolean;
  readonly show: (line: CallsLine) => void;
  readonly send: (change: CallChange) => void;
}

/**
 * The calls of a table (C241). The line opens by a tap on this phone or with the next page, and closes with the next page:
 * a call from another phone moves no page.
 *
 * @param party null: nothing can be sent
 */
export function useTableCalls(table: string, party: Party | null): TableCalls {
  const { pathname } = useLocation();
  const { calledAt = null, bill = null } = party?.visit ?? {};
  const [shown, setShown] = useState<{ line: CallsLine; page: string }>({ line: 'none', page: pathname });
  const show = (line: CallsLine) => setShown({ line, page: pathname });
  if (shown.page !== pathname) show(calledAt !== null || bill !== null ? 'news' : 'none');

  const client = useQueryClient();
  const tableCode = party?.tableCode ?? '';
  const { queryKey } = partyQuery(table, tableCode);
  const mutationKey = ['callStaff', table];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (change: CallChange) => callStaff({ tableNumber: table, tableCode, ...change }),
    // A poll that was sent before the call would show the state before it.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (visit, { wanted }) => {
      client.setQueryData(queryKey, visit);
      show(wanted || visit.calledAt !== null || visit.bill !== null ? 'news' : 'none');
    },
    onError: (error) => show(error instanceof ApiError && error.status === 429 ? 'too-many' : 'failed'),
  });

  return {
    calledAt,
    bill,
    line: shown.line,
    isPending,
    show,
    // A second tap may come before the button is busy (P1).
    send: (change) => {
      if (client.isMutating({ mutationKey }) > 0) return;
      show('news');
      mutate(change);
    },
  };
}
