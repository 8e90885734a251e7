import { deleteOrder } from '@storefront/shared/api/orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import * as messages from '@storefront/shared/messages';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '../../common/DeleteDialog';
import { useOpenOrder } from '../../common/open-orders';
import { codeOf } from '../../common/order-address';
import { dropOrder, refreshOrders } from '../../common/order-cache';
import { headline } from '../../common/order-words';
import { OpenNote } from './OpenElsewhere';
import { orderChanges } from './order-changes';

interface DeleteOrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks, then removes an order from the lists (C25). */
export function DeleteOrderDialog({ order, onClose, onDeleted }: DeleteOrderDialogProps) {
  useOpenOrder(order._id);
  const client = useQueryClient();
  const drop = () => {
    dropOrder(client, order._id);
    onDeleted();
    void refreshOrders(client);
  };
  return (
    <DeleteDialog
      title={`Delete order ${codeOf(order)}?`}
      what="order"
      loading="Deleting order…"
      success={messages.admin.orderDeleted}
      failure={messages.admin.deleteOrderFailed}
      item={order}
      changes={orderChanges}
      run={(version) => deleteOrder(order._id, { version })}
      onDeleted={drop}
      onClose={onClose}
    >
      <OpenNote id={order._id} />
      <p>
        <bdi>{headline(order)}</bdi>
        <span>{`: ${formatRupees(toPaisa(order.totalAmount))}. It leaves every list; stock and points are given back.`}</span>
      </p>
    </DeleteDialog>
  );
}
