import type { Order, OrderItem, OrderReceipt } from '../../../contract/entities/order';
import type { Sums } from '../../../ordering/order-sums';
import type { PricedLine } from '../../../ordering/price-lines';
import { toRupees } from '../../../rules/money';

/** A priced line as an order shows it (C78). */
export function showLine({ itemId, pricePaisa, ...line }: PricedLine, id: string): OrderItem {
  return { _id: id, id, productId: itemId, pname: line.name, price: toRupees(pricePaisa), ...line };
}

/** The sums as an order shows them, in rupees and points. */
export const showSums = ({ subtotalPaisa, feePaisa, redeemedPoints, totalPaisa, points }: Sums) => ({
  subtotal: toRupees(subtotalPaisa),
  deliveryFee: toRupees(feePaisa),
  redeemedPoints,
  pointsEarned: points.total,
  totalAmount: toRupees(totalPaisa),
});

/** The answer to the person who ordered: no contact data (P52). */
export function receiptOf(order: Order): OrderReceipt {
  const { _id, code, status, subtotal, deliveryFee, redeemedPoints, pointsEarned, totalAmount, createdAt } =
    order;
  const sums = { subtotal, deliveryFee, redeemedPoints, pointsEarned, totalAmount };
  return { _id, id: _id, code, status, createdAt, ...sums } as OrderReceipt;
}
