import type { OrderItem } from '../../contract/entities/order';
import { type Paisa, toPaisa, toRupees } from '../../rules/money';
import { pointsEarned } from '../../rules/points';
import { orderTotal, subtotal } from '../../rules/totals';

export interface Sums {
  readonly totalPaisa: Paisa;
  /** The sums as an order shows them, in rupees and points. */
  readonly shown: {
    readonly subtotal: number;
    readonly deliveryFee: number;
    readonly redeemedPoints: number;
    readonly pointsEarned: number;
    readonly totalAmount: number;
  };
}

/** Everything that is computed about an order's money; guests earn nothing (C87). */
export function orderSums(
  items: readonly OrderItem[],
  feePaisa: Paisa,
  redeemedPoints: number,
  isMember: boolean,
): Sums {
  const lines = items.map(({ type = 'product', price, quantity }) => ({
    type,
    pricePaisa: toPaisa(price),
    quantity,
  }));
  const goods = subtotal(lines);
  const totalPaisa = orderTotal({ subtotal: goods, fee: feePaisa, redeemedPoints });
  return {
    totalPaisa,
    shown: {
      subtotal: toRupees(goods),
      deliveryFee: toRupees(feePaisa),
      redeemedPoints,
      pointsEarned: isMember ? pointsEarned({ lines, feePaisa, redeemedPoints }).total : 0,
      totalAmount: toRupees(totalPaisa),
    },
  };
}
