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

/** Returns the sums of an order above its total: subtotal, delivery and redeemed points. */
export function billSums(order: FollowedOrder): readonly BillSum[] {
  const { subtotal, deliveryFee, deliveryLocation, redeemedPoints = 0 } = order;
  const delivery = {
    label: `Delivery${deliveryLocation ? ` to ${deliveryLocation}` : ''}`,
    amount: rupees(deliveryFee),
  };
  const points = {
    label: `${redeemedPoints} points`,
    amount: rupees(-redeemedPoints),
    saves: true,
  } as const;
  return [
    { label: 'Subtotal', amount: rupees(subtotal) },
    ...(wayOf(order) === 'delivery' ? [delivery] : []),
    ...(redeemedPoints > 0 ? [points] : []),
  ];
}

/** Returns the total of an order, and whether it is to be paid. */
export const billTotal = ({ status, totalAmount }: FollowedOrder): BillSum => ({
  label: TOTALS[status],
  amount: rupees(totalAmount),
});
