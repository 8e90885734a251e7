import { notFound } from '@storefront/http/failure';
import { type EffectState, type OrderEffects, orderEffects } from '@storefront/shared/ordering/order-effects';
import type { PricedLine } from '@storefront/shared/ordering/price-lines';
import type { CouponAmount } from '@storefront/shared/rules/coupons';
import type { Department } from '@storefront/shared/rules/departments';
import type { EarningLine } from '@storefront/shared/rules/points';
import type { Reader, Tx } from '../platform/db/database';
import { newId } from '../platform/db/ids';
import { lockRows } from '../platform/db/lock-rows';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';

/** A stored order with its lines. */
export interface OrderWithLines {
  readonly order: OrdersTable;
  readonly lines: readonly OrderLinesTable[];
}

/** Returns the state of an order, as far as stock and points depend on it. */
export const effectStateOf = ({ order }: Pick<OrderWithLines, 'order'>): EffectState => ({
  status: order.status,
  isDeleted: order.deleted_at !== null,
  tableConfirmed: order.table_confirmed === null ? null : order.table_confirmed === 1,
});

/** Returns the effects of an order's current state on stock and points (C19, C25, C77). */
export const effectsOf = (order: Pick<OrderWithLines, 'order'>): OrderEffects =>
  orderEffects(effectStateOf(order));

/** Returns the coupon of an order as it was when it was ordered (C278); null without one. */
export const couponOf = ({
  coupon_id,
  coupon_percent,
  coupon_amount_paisa,
}: OrdersTable): CouponAmount | null =>
  coupon_id === null ? null : { percent: coupon_percent, amountPaisa: coupon_amount_paisa };

/** Returns lines for the rules that compute sums and points. */
export const earningLines = (lines: readonly OrderLinesTable[]): EarningLine[] =>
  lines.map(({ item_type: type, price_paisa: pricePaisa, quantity, happy_percent: happyPercent }) => ({
    type,
    pricePaisa,
    quantity,
    happyPercent,
  }));

/** Returns the row of a priced line (C78). @param position from 0 */
export const lineRow = (
  orderId: string,
  line: PricedLine,
  position: number,
  department: Department,
): OrderLinesTable => ({
  id: newId(),
  order_id: orderId,
  position,
  item_type: line.type,
  item_id: line.itemId,
  name: line.name,
  price_paisa: line.pricePaisa,
  quantity: line.quantity,
  color: line.selectedColor,
  size: line.selectedSize,
  requests: line.requests,
  options: line.options.length > 0 ? JSON.stringify(line.options) : null,
  image: line.image,
  department,
  happy_percent: line.happyPercent ?? 0,
  restocked: 0,
});

/** Returns the lines of several orders, by order and position. */
export async function selectLines(db: Reader, orderIds: readonly string[]): Promise<OrderLinesTable[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** Locks an order until the commit and reads its lines. @throws Failure 404 when it does not exist or was deleted */
export async function lockOrder(tx: Tx, id: string): Promise<OrderWithLines> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$call(lockRows(tx))
    .executeTakeFirst();
  if (!order) throw notFound('Order not found');
  return { order, lines: await selectLines(tx, [id]) };
}
