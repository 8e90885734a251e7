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
import { OrderSlot } from './steady/OrderSlot';
import type { SteadyRow } from './steady/steady-rows';

interface OrderListProps extends Pick<OrderViewProps, 'onEdit' | 'onDelete' | 'onPrint' | 'onHistory'> {
  readonly rows: readonly SteadyRow[];
  readonly page: number;
}

/** Shows the orders of a page as rows or cards. */
export function OrderList({ rows, page, ...actions }: OrderListProps) {
  const isWide = useMediaQuery(WIDE);
  const fresh = useAtomValue(freshOrdersAtom);
  const now = useNow();
  const View = isWide ? OrderRow : OrderCard;
  const views = rows.map((row, index) =>
    row.hasLeft ? (
      <OrderSlot key={`left ${row.order._id}`} row={row} isRow={isWide} />
    ) : (
      <View
        key={row.order._id}
        order={row.order}
        number={rowNumber(page, PAGE_SIZES.adminOrders, index)}
        isFresh={fresh.has(row.order._id)}
        now={now}
        {...actions}
      />
    ),
  );
  return isWide ? (
    <OrderTable orders={rows.map(({ order }) => order)}>{views}</OrderTable>
  ) : (
    <Cards aria-label="Orders">{views}</Cards>
  );
}
