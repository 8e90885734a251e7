import { changeOrderStatus } from '@storefront/shared/api/orders';
import type { Order, OrderStatus } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { dropFreshAtom } from '../../common/fresh-orders';
import { putOrder, refreshOrders } from '../../common/order-cache';
import { customerName, owesText, statusWords } from '../../common/order-words';
import { conflictOf, orderConflictAtom } from './conflict/order-conflict';
import { orderFailure } from './order-failure';
import { addStatusChangeAtom, focusOrderAtom } from './steady/status-changes';

/** Says so if the change left the customer with points to pay back, or with more of them (P42). */
function updatedText(before: Order, after: Order): string {
  const owes = (after.pointsOwed ?? 0) > (before.pointsOwed ?? 0);
  const { orderUpdated } = messages.admin;
  return owes ? `${orderUpdated}\n${customerName(after)} now ${owesText(after.pointsOwed)}` : orderUpdated;
}

/**
 * Sets an order's status (§4, C26, C77). Updates the list at once, then refetches it. The change can be undone (C168),
 * unless it is an undo. Attach `control` to the control: if it has the focus, the next control of the order takes it over.
 */
export function useStatusChange<Control extends HTMLElement>(order: Order, { isUndo = false } = {}) {
  const client = useQueryClient();
  const dropFresh = useSetAtom(dropFreshAtom);
  const addChange = useSetAtom(addStatusChangeAtom);
  const focusOrder = useSetAtom(focusOrderAtom);
  const setConflict = useSetAtom(orderConflictAtom);
  const control = useRef<Control>(null);
  const [wanted, setWanted] = useState<OrderStatus | null>(null);

  const changeStatus = async (status: OrderStatus, cancelReason?: string) => {
    if (wanted !== null || status === order.status) return;
    setWanted(status);
    const { _id, user, version } = order;
    const set = (stored: Pick<Order, 'version'>) =>
      changeOrderStatus(_id, {
        status,
        userId: user,
        ...(stored.version !== undefined && { version: stored.version }),
        ...(cancelReason && { cancelReason }),
      });
    const retry = {
      order,
      words: `Set ${statusWords[status]}`,
      isDone: (stored: Order) => stored.status === status,
      make: async (stored: Order) => ({ ...stored, ...(await set(stored)) }),
      onDone: (stored: Order, after: Order) => addChange(stored.status, after),
    };
    const changed = await notify.during(set({ version }), {
      loading: 'Updating order…',
      success: (changed) => updatedText(order, changed),
      failure: (error) => {
        const conflict = conflictOf(error, retry);
        if (conflict) setConflict(conflict);
        return conflict ? null : orderFailure(error, messages.admin.updateOrderFailed);
      },
    });
    if (changed) {
      const next = { ...order, ...changed };
      if (control.current && control.current === document.activeElement) focusOrder(_id);
      if (!isUndo) addChange(order.status, next);
      putOrder(client, next);
      dropFresh(_id);
    }
    setWanted(null);
    await refreshOrders(client);
  };

  return { shownStatus: wanted ?? order.status, isChanging: wanted !== null, changeStatus, control };
}
