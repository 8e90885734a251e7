import type { Order } from '@storefront/shared/contract/entities/order';
import { useMediaQuery } from '@storefront/shared/hooks/use-media-query';
import { PAGE_SIZES, rowNumber } from '@storefront/shared/rules/paging';
import { useAtomValue } from 'jotai';
import { freshOrdersAtom } from '../../common/fresh-orders';
import { useNow } from '../../common/use-now';
import { WIDE } from '../../common/wide';
import { OrderCard } from './OrderCard';
import { OrderRow } from './OrderRow';
import { OrderTable } from './OrderTable';
import { Cards } from './order-card-style';
import type { OrderViewProps } from './order-parts';

interface OrderListProps extends Pick<OrderViewProps, 'onEdit' | 'onDelete' | 'onPrint'> {
  readonly orders: readonly Order[];
  readonly page: number;
}

/** Shows the orders of a page as rows or cards. */
export function OrderList({ orders, page, ...actions }: OrderListProps) {
  const isWide = useMediaQuery(WIDE);
  const fresh = useAtomValue(freshOrdersAtom);
  const now = useNow();
  const View = isWide ? OrderRow : OrderCard;
  const views = orders.map((order, index) => (
    <View
      key={order._id}
      order={order}
      number={rowNumber(page, PAGE_SIZES.adminOrders, index)}
      isFresh={fresh.has(order._id)}
      now={now}
      {...actions}
    />
  ));
  return isWide ? <OrderTable>{views}</OrderTable> : <Cards aria-label="Orders">{views}</Cards>;
}
