import type { Order } from '@storefront/shared/contract/entities/order';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { dropFreshAtom } from '../../common/fresh-orders';
import { ListStates } from '../../common/ListStates';
import { Pager } from '../../common/Pager';
import { usePageNumber } from '../../common/use-page-number';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { EditOrderDialog } from './edit/EditOrderDialog';
import { OrderList } from './OrderList';
import { OrdersHead } from './OrdersHead';
import { PrintSheet } from './print/PrintSheet';
import { useOrders } from './use-orders';
import { useScrollToOrder } from './use-scroll-to-order';
import { useStatusFilter } from './use-status-filter';

interface OpenDialog {
  readonly kind: 'edit' | 'delete' | 'print';
  readonly order: Order;
}

/** Lists orders (§2 "Orders tab"): filter, table or cards, paging, edit, delete and print. */
export function OrdersTab() {
  const { status, setStatus } = useStatusFilter();
  const { page, goTo } = usePageNumber();
  const list = useOrders(status, page);
  const dropFresh = useSetAtom(dropFreshAtom);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useScrollToOrder(list.orders.length > 0);

  const open = (kind: OpenDialog['kind']) => (order: Order) => {
    dropFresh(order._id);
    setDialog({ kind, order });
  };
  const close = () => setDialog(null);

  return (
    <>
      <OrdersHead status={status} onStatus={setStatus} />
      <ListStates
        list={list}
        what="orders"
        failure="Failed to load orders"
        empty={list.orders.length > 0 ? null : page > 1 ? `No more ${status} orders` : `No ${status} orders`}
        emptyText={status === 'pending' && page === 1 ? 'New orders appear here by themselves.' : undefined}
      >
        <OrderList
          orders={list.orders}
          page={page}
          onEdit={open('edit')}
          onDelete={open('delete')}
          onPrint={open('print')}
        />
      </ListStates>
      <Pager page={page} rowCount={list.orders.length} hasNext={list.hasNext} onGo={goTo} />
      {dialog?.kind === 'edit' && <EditOrderDialog order={dialog.order} onClose={close} />}
      {dialog?.kind === 'print' && <PrintSheet order={dialog.order} onDone={close} />}
      {dialog?.kind === 'delete' && <DeleteOrderDialog order={dialog.order} onClose={close} />}
    </>
  );
}
