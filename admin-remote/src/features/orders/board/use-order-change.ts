import type { Order } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { dropFreshAtom } from '../../../common/fresh-orders';
import { putOrder, refreshOrders } from '../../../common/order-cache';
import { conflictOf, orderConflictAtom, type WantedChange } from '../conflict/order-conflict';
import { orderFailure } from '../order-failure';

/**
 * Changes an order of the board. The lists show it at once and are then read again. A failure shows a message; a conflict
 * shows both versions, if the change can be made in the stored order (C232).
 */
export function useOrderChange() {
  const client = useQueryClient();
  const dropFresh = useSetAtom(dropFreshAtom);
  const setConflict = useSetAtom(orderConflictAtom);
  const [isBusy, setIsBusy] = useState(false);

  /**
   * @param wanted the change as it can be made in another version of the order
   * @returns the changed order; null after a failure, or while another change runs.
   */
  const change = async (
    make: () => Promise<Order>,
    onDone?: (changed: Order) => void,
    wanted?: WantedChange,
  ) => {
    if (isBusy) return null;
    setIsBusy(true);
    let changed: Order | null = null;
    try {
      changed = await make();
      onDone?.(changed);
      putOrder(client, changed);
      dropFresh(changed._id);
    } catch (error) {
      const conflict = wanted ? conflictOf(error, wanted) : null;
      if (conflict) setConflict(conflict);
      else notify.error(orderFailure(error, messages.admin.updateOrderFailed));
    }
    setIsBusy(false);
    void refreshOrders(client);
    return changed;
  };

  return { isBusy, change };
}
