import type { FollowedOrder } from '../contract/entities/followed-order';
import type { Order } from '../contract/entities/order';
import { normaliseEmail } from '../rules/contact';
import type { OrderStatus } from '../rules/orders';
import { pointsEarned } from '../rules/points';
import { earningOrder } from './earning-order';

/** Returns whether the customer may still cancel: nobody has accepted the order (C191). */
export const canCustomerCancel = (status: OrderStatus): boolean => status === 'pending';

/**
 * Returns the points that a guest's order earns once an account keeps it; null if no account can: it has one, no e-mail
 * address, was placed at a table, or is cancelled (C205).
 */
export function pointsWhenKept(order: Order): number | null {
  const isKeepable = order.user === null && order.email && !order.tableNumber && order.status !== 'cancelled';
  if (!isKeepable) return null;
  return pointsEarned({ ...earningOrder(order), redeemedPoints: 0 }).total;
}

/** Returns why an account with this e-mail address cannot keep an order, as a sentence; null if it can (C205). */
export function keepProblem(order: Order, email: string): string | null {
  if (pointsWhenKept(order) === null) return 'This order cannot be put into an account.';
  return normaliseEmail(order.email ?? '') === normaliseEmail(email)
    ? null
    : 'This order was placed with another e-mail address than that of your account.';
}

/** Returns an order as its order link shows it; see `FollowedOrder` (C191, P52). */
export const followedOrder = (order: Order): FollowedOrder => ({
  code: order.code ?? '',
  isMember: order.user !== null,
  hasReceipt: true,
  status: order.status,
  createdAt: order.createdAt,
  step: order.step,
  promisedAt: order.promisedAt,
  promisedFirstAt: order.promisedFirstAt,
  slotAt: order.slotAt,
  acceptedAt: order.acceptedAt,
  preparingAt: order.preparingAt,
  readyAt: order.readyAt,
  closedAt: order.closedAt,
  cancelledBy: order.cancelledBy,
  cancelReason: order.cancelReason,
  fullName: order.fullName,
  address: order.address,
  deliveryOption: order.deliveryOption,
  deliveryLocation: order.deliveryLocation,
  tableNumber: order.tableNumber,
  tableConfirmed: order.tableConfirmed,
  subtotal: order.subtotal,
  ...(order.happyHourDiscount !== undefined && { happyHourDiscount: order.happyHourDiscount }),
  ...(order.coupon && { coupon: order.coupon }),
  deliveryFee: order.deliveryFee,
  redeemedPoints: order.redeemedPoints,
  pointsEarned: order.pointsEarned,
  pointsWhenKept: pointsWhenKept(order),
  totalAmount: order.totalAmount,
  paymentMethod: order.paymentMethod,
  paymentStatus: order.paymentStatus,
  transactionNumber: order.transactionNumber,
  paidAmount: order.paidAmount,
  ...(order.vat && { vat: order.vat }),
  version: order.version,
  item: order.item,
});
