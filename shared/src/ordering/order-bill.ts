import type { FollowedOrder } from '../contract/entities/followed-order';
import { optionsText } from '../rules/dish-options';
import { formatRupees, toPaisa } from '../rules/money';
import { orderItemName } from '../rules/orders';
import { duesText, isWallet, METHOD_NAMES, paymentDues } from '../rules/payment';
import { isUnderWay, wayOf } from './order-news';

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

/** What the sums of an order are read from; also an order as staff see it. */
type Billed = Pick<
  FollowedOrder,
  | 'subtotal'
  | 'happyHourDiscount'
  | 'coupon'
  | 'deliveryFee'
  | 'deliveryLocation'
  | 'deliveryOption'
  | 'tableNumber'
  | 'redeemedPoints'
>;

/** Returns the sums of an order above its total: subtotal, offers, delivery and redeemed points. */
export function billSums(order: Billed): readonly BillSum[] {
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

/** Returns what the total of an order is called: whether it is to be paid, as far as one word can say it (C283). */
function totalLabel(order: FollowedOrder): string {
  const { status, paymentStatus } = order;
  if (paymentStatus !== 'confirmed' || (status !== 'processing' && status !== 'pending'))
    return TOTALS[status];
  return paymentDues(order).collectPaisa > 0 ? 'Total' : 'Paid';
}

/** Returns the total of an order, and whether it is to be paid. */
export const billTotal = (order: FollowedOrder): BillSum => ({
  label: totalLabel(order),
  amount: rupees(order.totalAmount),
});

/**
 * Returns how an order is paid by wallet, a sentence each: 'Paid by eSewa: Rs 500.00, transaction 0AB-12', and what is
 * still to pay or to give back (C283). Empty for orders that are paid in cash or by card.
 */
export function paymentTexts(order: FollowedOrder): readonly string[] {
  const { paymentMethod, paymentStatus, paidAmount, totalAmount, transactionNumber } = order;
  if (!isWallet(paymentMethod)) return [];
  const name = METHOD_NAMES[paymentMethod];
  if (paymentStatus !== 'confirmed')
    return isUnderWay(order) ? [`To pay by ${name}: ${rupees(totalAmount)}`] : [];
  const number = transactionNumber ? `, transaction ${transactionNumber}` : '';
  const dues = duesText(order);
  return [`Paid by ${name}: ${rupees(paidAmount ?? 0)}${number}`, ...(dues ? [dues] : [])];
}
