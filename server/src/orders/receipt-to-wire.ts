import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { toRupees } from '@storefront/shared/rules/money';
import type { OrdersTable } from '../platform/db/schema';

/** What the person who ordered is told: no contact data (P52). */
export const receiptToWire = (order: OrdersTable): OrderReceipt => ({
  _id: order.id,
  id: order.id,
  code: order.code,
  status: order.status,
  subtotal: toRupees(order.subtotal_paisa),
  deliveryFee: toRupees(order.fee_paisa),
  redeemedPoints: order.redeemed_points,
  pointsEarned: order.points_cafe + order.points_closet,
  totalAmount: toRupees(order.total_paisa),
  createdAt: new Date(order.created_at).toISOString(),
});
