import type { Order } from '@storefront/shared/contract/entities/order';
import { Button } from '@storefront/shared/ui/Button';
import { ResultStatus } from '@storefront/shared/ui/ResultStatus';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { dropFreshAtom } from '../../common/fresh-orders';
import { ListStates } from '../../common/ListStates';
import { Pager } from '../../common/Pager';
import { usePageNumber } from '../../common/use-page-number';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { EditOrderDialog } from './edit/EditOrderDialog';
import { EmptyOrders } from './find/EmptyOrders';
import { OrderTools } from './find/OrderTools';
import { useOrderFilter } from './find/use-order-filter';
import { OrderHistoryDialog } from './history/OrderHistoryDialog';
import { OrderList } from './OrderList';
import { OrdersHead } from './OrdersHead';
import { PrintSheet } from './print/PrintSheet';
import { useSteadyOrders } from './steady/use-steady-orders';
import { useOrders } from './use-orders';
import { useScrollToOrder } from './use-scroll-to-order';

interface OpenDialog {
  readonly kind: 'edit' | 'delete' | 'print' | 'history';
  readonly order: Order;
}

/** Lists orders (§2 "Orders tab"): filter, table or cards, paging, edit, delete and print. */
export function OrdersTab() {
  const { filter, change } = useOrderFilter();
  const { status } = filter;
  /** New orders enter this list. */
  const isNewest = status === 'pending' || status === 'all';
  const { page, goTo } = usePageNumber();
  const list = useOrders(filter, page);
  const dropFresh = useSetAtom(dropFreshAtom);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { rows, waiting, showWaiting } = useSteadyOrders(
    place,
    `${JSON.stringify(filter)} ${page}`,
    list.orders,
  );
  useScrollToOrder(rows);

  const open = (kind: OpenDialog['kind']) => (order: Order) => {
    dropFresh(order._id);
    setDialog({ kind, order });
  };
  const close = () => setDialog(null);

  return (
    <>
      <OrdersHead
        status={status}
        onStatus={(next) => change({ status: next })}
        news={
          waiting > 0 && (
            <Button variant="secondary" onClick={showWaiting}>
              {`${waiting} ${isNewest ? 'new' : 'more'} ${waiting === 1 ? 'order' : 'orders'}`}
            </Button>
          )
        }
      />
      <OrderTools filter={filter} onChange={change} />
      <ResultStatus
        count={list.isPending || list.isFetching ? null : rows.length}
        hasMore={list.hasNext}
        names={['order', 'orders']}
        of={status === 'all' ? undefined : status}
      />
      <Place ref={place} tabIndex={-1}>
        <ListStates list={list} what="orders" failure="Failed to load orders" empty={null}>
          {rows.length === 0 && (
            <EmptyOrders filter={filter} page={page} isUnfiltered={list.isUnfiltered} onChange={change} />
          )}
          {rows.length > 0 && (
            <OrderList
              rows={rows}
              page={page}
              onEdit={open('edit')}
              onDelete={open('delete')}
              onPrint={open('print')}
              onHistory={open('history')}
            />
          )}
        </ListStates>
      </Place>
      <Pager page={page} rowCount={list.orders.length} hasNext={list.hasNext} onGo={goTo} />
      {dialog?.kind === 'edit' && <EditOrderDialog order={dialog.order} onClose={close} />}
      {dialog?.kind === 'print' && <PrintSheet order={dialog.order} onDone={close} />}
      {dialog?.kind === 'history' && <OrderHistoryDialog order={dialog.order} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteOrderDialog order={dialog.order} onClose={close} onDeleted={showWaiting} />
      )}
    </>
  );
}

/** Takes the focus when the list has no control left. */
const Place = styled.div`
  outline: none;
`;
