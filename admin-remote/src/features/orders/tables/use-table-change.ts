import { ApiError } from '@storefront/shared/api/api-error';
import { answerTable } from '@storefront/shared/api/tables';
import type { StaffTable } from '@storefront/shared/contract/entities/table';
import { callKey } from '@storefront/shared/query/call-query';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staleSave } from '../../../common/conflict/use-edit-conflict';
import { refreshOrders } from '../../../common/order-cache';
import { refreshList } from '../../../common/refresh-lists';
import { callsOf, type TableCall } from '../../../common/table-calls';
import { putTable } from '../../../common/use-tables';

/** Returns the message of a failed change. The table shows as it is now, so that a second try works (C99). */
function tableFailure(error: unknown): string {
  const stale = staleSave(error);
  if (stale) return `${stale.changedBy} changed this table meanwhile. It shows as it is now.`;
  if (error instanceof ApiError && error.status === 409 && error.message) return error.message;
  if (error instanceof ApiError && error.status === 404) return 'The party has left this table.';
  return 'Failed to update the table';
}

/** Changes a sitting. The tables show it at once and are then read again, with the orders. */
export function useTableChange() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /**
   * @param left id of a sitting that leaves its table
   * @returns null if it was stored, else why not
   */
  const change = async (make: () => Promise<StaffTable>, left?: string): Promise<string | null> => {
    setIsBusy(true);
    let failure: string | null = null;
    try {
      putTable(client, await make(), left);
    } catch (error) {
      failure = tableFailure(error);
    }
    // After a failure the caller needs the table as it is stored.
    const read = refreshList(client, 'listTables');
    void refreshOrders(client);
    if (failure !== null) await read;
    setIsBusy(false);
    return failure;
  };

  /** Says that staff come, or brought the bill (C241). Says nothing if somebody else already did. */
  const answer = async ({ key, want, sitting: { _id, version } }: TableCall): Promise<void> => {
    const failure = await change(() => answerTable(_id, { want, version }));
    if (failure === null) return;
    const tables = client.getQueryData<StaffTable[]>(callKey('listTables', {})) ?? [];
    if (callsOf(tables).some((call) => call.key === key)) notify.error(failure);
  };

  return { isBusy, change, answer };
}
