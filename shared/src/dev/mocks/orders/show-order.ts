import type { Order, OrderItem, OrderReceipt } from '../../../contract/entities/order';
import type { Sums } from '../../../ordering/order-sums';
import type { PricedLine } from '../../../ordering/price-lines';
import { toRupees } from '../../../rules/money';

/** Converts a priced line to a line of an order (C78). */
export function showLine({ itemId, pricePaisa, ...line }: PricedLine, id: string): OrderItem {
  return { _id: id, id, productId: itemId, pname: line.name, price: toRupees(pricePaisa), ...line };
}

/** Converts sums to the fields of an order, in rupees and points. */
export const showSums = ({ subtotalPaisa, feePaisa, redeemedPoints, totalPaisa, points }: Sums) => ({
  subtotal: toRupees(subtotalPaisa),
  deliveryFee: toRupees(feePaisa),
  redeemedPoints,
  pointsEarned: points.total,
  totalAmount: toRupees(totalPaisa),
});

/** Returns the customer's receipt of an order, without contact data (P52). */
export function receiptOf(order: Order): OrderReceipt {
  const { _id, code, status, subtotal, deliveryFee, redeemedPoints, pointsEarned, totalAmount, createdAt } =
    order;
  const sums = { subtotal, deliveryFee, redeemedPoints, pointsEarned, totalAmount };
  return { _id, id: _id, code, status, createdAt, ...sums } as OrderReceipt;
}
