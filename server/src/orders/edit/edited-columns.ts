import { orderSums } from '@storefront/shared/ordering/order-sums';
import { largestRedeemable } from '@storefront/shared/rules/points';
import { goodsTotal } from '@storefront/shared/rules/totals';
import type { OrderLinesTable, OrdersTable } from '../../platform/db/schema';

/**
 * What new lines make of an order's sums: the fee stays, points that the order no longer costs are given back, and
 * the points it earns are counted anew (C12, C21, P8).
 */
export function editedColumns(order: OrdersTable, lines: readonly OrderLinesTable[]): Partial<OrdersTable> {
  const priced = lines.map((line) => ({
    type: line.item_type,
    pricePaisa: line.price_paisa,
    quantity: line.quantity,
  }));
  const redeemedPoints = largestRedeemable({
    balance: order.redeemed_points,
    totalPaisa: goodsTotal(priced) + order.fee_paisa,
  });
  const sums = orderSums({
    lines: priced,
    feePaisa: order.fee_paisa,
    redeemedPoints,
    isMember: order.user_id !== null,
  });
  return {
    subtotal_paisa: sums.subtotalPaisa,
    redeemed_points: redeemedPoints,
    total_paisa: sums.totalPaisa,
    points_cafe: sums.points.cafe,
    points_closet: sums.points.closet,
  };
}
