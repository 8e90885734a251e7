import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import type { Input } from '@storefront/shared/contract/types';
import { earningOrder } from '@storefront/shared/ordering/earning-order';
import { editedSums, orderSums } from '@storefront/shared/ordering/order-sums';
import { type HappyHour, happyHoursOf, happyPercent } from '@storefront/shared/rules/happy-hours';
import { type Paisa, toPaisa } from '@storefront/shared/rules/money';
import { orderItemName } from '@storefront/shared/rules/orders';
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
  /** Category of a new dish, whose happy hours it has; null for a stored line and a piece of the closet. */
  readonly category: string | null;
  readonly pricePaisa: Paisa;
  readonly quantity: number;
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
  readonly requests: string;
  /** The choices of a dish; null: it has no options (C256). */
  readonly options: readonly { readonly _id: string; readonly name: string }[] | null;
  /** Percent off by a happy hour, which a stored line keeps; absent: none, or a new line (C278). */
  readonly happyPercent?: number | undefined;
}

const toDraftLine = (key: string, item: OrderItem): DraftLine => ({
  key,
  _id: item._id,
  productId: item.productId ?? null,
  type: item.type ?? null,
  name: orderItemName(item),
  category: null,
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
  lines.map(
    ({ key: _key, category: _category, pricePaisa: _price, happyPercent: _percent, options, ...line }) => ({
      ...line,
      ...(options && { options: options.map(({ _id }) => _id) }),
    }),
  );

export interface DraftSums {
  /** Price times quantity (§9, C21). */
  readonly goods: Paisa;
  /** What happy hours and the coupon take off (C278). */
  readonly happy: Paisa;
  readonly coupon: Paisa;
  /** Fewer than the order has if its goods cost less now: the server gives the rest back (P8). */
  readonly redeemedPoints: number;
  /** The sum to collect; null if fee and points are unknown. */
  readonly toCollect: Paisa | null;
}

/**
 * Returns both sums of C21. Uses the stored total until a line changes, then predicts the server's by its rule.
 *
 * @param happyHours those of the settings; a new dish has the one of the time that the order is for (C278)
 */
export function draftSums(
  order: Order,
  lines: readonly DraftLine[],
  isChanged: boolean,
  happyHours: readonly HappyHour[] = [],
): DraftSums {
  const { coupon, feePaisa, redeemedPoints } = earningOrder(order);
  const at = Date.parse(order.slotAt ?? order.createdAt);
  const summands = {
    lines: lines.map(({ type, category, ...line }) => ({
      ...line,
      type: type ?? 'product',
      ...(category !== null && { happyPercent: happyPercent(happyHoursOf(category, happyHours), at) }),
    })),
    coupon,
    feePaisa,
    redeemedPoints,
    isMember: order.user !== null,
  };
  const sums = isChanged ? editedSums(summands) : orderSums(summands);
  const isKnown = order.deliveryFee !== undefined && order.redeemedPoints !== undefined;
  const total = isChanged ? sums.totalPaisa : toPaisa(order.totalAmount);
  const paid = order.paymentStatus === 'confirmed' ? toPaisa(order.paidAmount ?? 0) : 0;
  return {
    goods: sums.subtotalPaisa,
    happy: sums.happyPaisa,
    coupon: sums.couponPaisa,
    redeemedPoints: sums.redeemedPoints,
    toCollect: isChanged && !isKnown ? null : Math.max(0, total - paid),
  };
}
