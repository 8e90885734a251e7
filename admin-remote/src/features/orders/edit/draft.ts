import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import type { Input } from '@storefront/shared/contract/types';
import { earningOrder } from '@storefront/shared/ordering/earning-order';
import { discountsOf } from '@storefront/shared/rules/discounts';
import { type Paisa, toPaisa } from '@storefront/shared/rules/money';
import { orderItemName } from '@storefront/shared/rules/orders';
import { goodsTotal, orderTotal } from '@storefront/shared/rules/totals';
import { withKeys } from '../order-parts';

/** A line of the edited order. */
export interface DraftLine {
  /** React key of the line. */
  readonly key: string;
  /** Null for a line that is not stored yet. */
  readonly _id: string | null;
  readonly productId: string | null;
  readonly type: 'product' | 'closet' | null;
  readonly name: string;
  readonly pricePaisa: Paisa;
  readonly quantity: number;
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
  readonly requests: string;
  /** The choices of a dish; null: it has no options (C256). */
  readonly options: readonly { readonly _id: string; readonly name: string }[] | null;
  /** Percent off by a happy hour, which a stored line keeps; absent: none, or the server decides for a new line (C278). */
  readonly happyPercent?: number | undefined;
}

const toDraftLine = (key: string, item: OrderItem): DraftLine => ({
  key,
  _id: item._id,
  productId: item.productId ?? null,
  type: item.type ?? null,
  name: orderItemName(item),
  pricePaisa: toPaisa(item.price),
  quantity: item.quantity,
  selectedColor: item.selectedColor,
  selectedSize: item.selectedSize,
  requests: item.requests,
  options: item.options ?? null,
  happyPercent: item.happyHour,
});

/** Returns the lines of an order for editing. */
export const toDraft = (order: Order): DraftLine[] =>
  withKeys(order.item).map(({ key, line }) => toDraftLine(key, line));

/** Returns the lines for the call. They hold no prices: the server uses its own (C73). */
export const toEditItems = (lines: readonly DraftLine[]): Input<'updateOrder'>['body']['items'] =>
  lines.map(({ key: _key, pricePaisa: _price, happyPercent: _percent, options, ...line }) => ({
    ...line,
    ...(options && { options: options.map(({ _id }) => _id) }),
  }));

export interface DraftSums {
  /** Price times quantity (§9, C21). */
  readonly goods: Paisa;
  /** What happy hours and the coupon take off (C278). */
  readonly happy: Paisa;
  readonly coupon: Paisa;
  /** The sum to collect; null if fee and points are unknown. */
  readonly toCollect: Paisa | null;
}

/** Returns both sums of C21. Uses the stored total until a line changes, then predicts the server's. */
export function draftSums(order: Order, lines: readonly DraftLine[], isChanged: boolean): DraftSums {
  const goods = goodsTotal(lines);
  const { deliveryFee, redeemedPoints, totalAmount } = order;
  const { happyPaisa: happy, couponPaisa: coupon } = discountsOf(lines, earningOrder(order).coupon);
  const sums = { goods, happy, coupon };
  const paid = order.paymentStatus === 'confirmed' ? toPaisa(order.paidAmount ?? 0) : 0;
  const rest = (total: Paisa) => Math.max(0, total - paid);
  if (!isChanged) return { ...sums, toCollect: rest(toPaisa(totalAmount)) };
  if (deliveryFee === undefined || redeemedPoints === undefined) return { ...sums, toCollect: null };
  const fee = toPaisa(deliveryFee);
  return {
    ...sums,
    toCollect: rest(orderTotal({ subtotal: goods, discount: happy + coupon, fee, redeemedPoints })),
  };
}
