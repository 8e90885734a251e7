import { deleteOrder } from '@storefront/shared/api/orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../common/ConfirmDialog';
import { dropOrder, refreshOrders } from '../../common/order-cache';
import { headline } from '../../common/order-words';
import { isDeleted, orderFailure } from './order-failure';
import { codeOf } from './order-parts';

interface DeleteOrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks, then removes an order from the lists (C25). */
export function DeleteOrderDialog({ order, onClose, onDeleted }: DeleteOrderDialogProps) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    let isGone = false;
    const hasDeleted = await notify.during(
      deleteOrder(order._id).then(() => true),
      {
        loading: 'Deleting order…',
        success: messages.admin.orderDeleted,
        failure: (error) => {
          isGone = isDeleted(error);
          return orderFailure(error, messages.admin.deleteOrderFailed);
        },
      },
    );
    setIsBusy(false);
    if (!hasDeleted && !isGone) return;
    dropOrder(client, order._id);
    onDeleted();
    onClose();
    await refreshOrders(client);
  };

  return (
    <ConfirmDialog
      title={`Delete order ${codeOf(order)}?`}
      action="Delete order"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <bdi>{headline(order)}</bdi>: {formatRupees(toPaisa(order.totalAmount))}. It leaves every list; stock
        and points are given back.
      </p>
    </ConfirmDialog>
  );
}
