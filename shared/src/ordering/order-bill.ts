import type { FollowedOrder } from '../contract/entities/followed-order';
import { optionsText } from '../rules/dish-options';
import { formatRupees, toPaisa } from '../rules/money';
import { orderItemName } from '../rules/orders';
import { wayOf } from './order-news';

/** A label with an amount such as `Rs 420.00`. */
export interface BillSum {
  readonly label: string;
  readonly amount: string;
  /** It lowers the total. */
  readonly saves?: true;
}

/** A line of an order as its slip and its receipt show it. */
export interface BillLine {
  readonly id: string;
  readonly quantity: number;
  readonly name: string;
  /** Options, colour, size and requests; empty without any. */
  readonly choices: string;
  /** Price of one. */
  readonly each: string;
  readonly sum: string;
}

const rupees = (amount: number | undefined) => formatRupees(toPaisa(amount ?? 0));

const TOTALS = {
  pending: 'To pay',
  processing: 'To pay',
  completed: 'Paid',
  cancelled: 'Not charged',
} as const;

/** Returns the texts of one line of an order. */
export const billLine = (line: FollowedOrder['item'][number]): BillLine => ({
  id: line._id,
  quantity: line.quantity,
  name: orderItemName(line),
  choices: [optionsText(line.options ?? []), line.selectedColor, line.selectedSize, line.requests]
    .filter(Boolean)
    .join(', '),
  each: rupees(line.price),
  sum: formatRupees(toPaisa(line.price) * line.quantity),
});

/** Returns the sums of an order above its total: subtotal, offers, delivery and redeemed points. */
export function billSums(order: FollowedOrder): readonly BillSum[] {
  const {
    subtotal,
    happyHourDiscount = 0,
    coupon,
    deliveryFee,
    deliveryLocation,
    redeemedPoints = 0,
  } = order;
  const saved = (label: string, amount: number) =>
    amount > 0 ? [{ label, amount: rupees(-amount), saves: true as const }] : [];
  const delivery = {
    label: `Delivery${deliveryLocation ? ` to ${deliveryLocation}` : ''}`,
    amount: rupees(deliveryFee),
  };
  return [
    { label: 'Subtotal', amount: rupees(subtotal) },
    ...saved('Happy hour', happyHourDiscount),
    ...(coupon ? saved(`Code ${coupon.code}`, coupon.discount) : []),
    ...(wayOf(order) === 'delivery' ? [delivery] : []),
    ...saved(`${redeemedPoints} points`, redeemedPoints),
  ];
}

/** Returns the total of an order, and whether it is to be paid. */
export const billTotal = ({ status, totalAmount }: FollowedOrder): BillSum => ({
  label: TOTALS[status],
  amount: rupees(totalAmount),
});
