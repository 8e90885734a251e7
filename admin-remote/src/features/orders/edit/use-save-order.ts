import type { ApiError } from '@storefront/shared/api/api-error';
import { updateOrder } from '@storefront/shared/api/orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { canSaveOrder } from '@storefront/shared/rules/orders';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findOrder, putOrder, refreshOrders } from '../../../common/order-cache';
import { isStale, orderFailure } from '../order-failure';
import { type DraftLine, toEditItems } from './draft';

/**
 * Saves the lines of an order. After a conflict that `take` does not solve it returns the reason, and can fetch the stored
 * order (C99, P35).
 *
 * @param take takes over a conflict that carries the stored order; returns false for any other error (C232)
 */
export function useSaveOrder(take: (error: unknown) => boolean) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<ApiError | null>(null);

  /** @returns true if the order is saved. */
  const save = async (order: Order, lines: readonly DraftLine[]): Promise<boolean> => {
    if (!canSaveOrder(lines.length)) {
      notify.error(messages.admin.noItemsLeft);
      return false;
    }
    setIsBusy(true);
    setConflict(null);
    const { _id, version } = order;
    const saved = await notify.during(
      updateOrder(_id, { items: toEditItems(lines), ...(version !== undefined && { version }) }),
      {
        loading: 'Updating order…',
        success: messages.admin.orderUpdated,
        failure: (error) => {
          if (take(error)) return messages.admin.updateOrderFailed;
          if (isStale(error)) setConflict(error);
          return orderFailure(error, messages.admin.updateOrderFailed);
        },
      },
    );
    setIsBusy(false);
    if (saved) putOrder(client, { ...order, ...saved });
    void refreshOrders(client);
    return saved !== null;
  };

  /** @returns the stored order; null if it is no longer in a visible list. */
  const fetchNewest = async (id: string): Promise<Order | null> => {
    await refreshOrders(client);
    setConflict(null);
    return findOrder(client, id) ?? null;
  };

  return { save, isBusy, conflict, fetchNewest };
}
