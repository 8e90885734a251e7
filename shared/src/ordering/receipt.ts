import type { FollowedOrder } from '../contract/entities/followed-order';
import type { TaxNumber } from '../contract/entities/shop-settings';
import { callText } from '../rules/delivery-estimate';
import { formatDay } from '../rules/format-date-time';
import { formatRupees, toPaisa } from '../rules/money';
import { timeOfDay } from '../rules/opening-hours';
import { type BillLine, type BillSum, billLine, billSums, billTotal, paymentTexts } from './order-bill';
import { timeFactsOf, wayOf } from './order-news';
import { slotText } from './slot-text';

/** An order as a receipt shows it, on paper and as a PDF (C202). All amounts are those of the order. */
export interface Receipt {
  readonly title: string;
  readonly code: string;
  /** In Nepal: `4 May 2026, 2:05 PM`. */
  readonly date: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly lines: readonly BillLine[];
  readonly sums: readonly BillSum[];
  readonly total: BillSum;
  /** The VAT in the total: `of which VAT 13 %: Rs 57.52`; null without any. */
  readonly vat: string | null;
  /** How it is paid by wallet, a sentence each. */
  readonly payment: readonly string[];
  /** What became of its points; null for a guest. */
  readonly points: string | null;
}

const TITLES = {
  pending: 'Order',
  processing: 'Order',
  completed: 'Receipt',
  cancelled: 'Cancelled order',
} as const;

function factsOf(order: FollowedOrder): Receipt['facts'] {
  const { fullName, address, tableNumber, slotAt } = order;
  const place = {
    table: { label: 'Table', text: tableNumber },
    pickup: { label: 'Pick-up', text: 'at the counter' },
    delivery: { label: 'Address', text: address },
  }[wayOf(order)];
  // With the date: paper outlives the day.
  const time = { label: 'Chosen time', text: slotAt && slotText(Date.parse(slotAt), 0) };
  const isOpen = order.status === 'pending' || order.status === 'processing';
  const call = { label: 'Clothes', text: isOpen ? callText(order.item, timeFactsOf(order)) : null };
  const facts = [{ label: 'Name', text: fullName }, place, time, call];
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

function pointsText({ isMember, pointsEarned = 0, status }: FollowedOrder): string | null {
  if (!isMember || pointsEarned === 0 || status === 'cancelled') return null;
  const isOne = pointsEarned === 1;
  const points = `${pointsEarned} ${isOne ? 'point' : 'points'}`;
  return status === 'completed'
    ? `${points} earned`
    : `${points} arrive${isOne ? 's' : ''} when the order is done`;
}

/** Returns the VAT in the total of an order; null if the shop charges none, or not for this order (C309). */
const vatText = ({ vat, status }: FollowedOrder): string | null =>
  vat && status !== 'cancelled'
    ? `of which VAT ${vat.percent} %: ${formatRupees(toPaisa(vat.amount))}`
    : null;

/** Returns what the receipt of an order shows (C202). */
export const receiptOf = (order: FollowedOrder): Receipt => ({
  title: TITLES[order.status],
  code: order.code,
  date: `${formatDay(order.createdAt)}, ${timeOfDay(Date.parse(order.createdAt))}`,
  facts: factsOf(order),
  lines: order.item.map(billLine),
  sums: billSums(order),
  total: billTotal(order),
  vat: vatText(order),
  payment: paymentTexts(order),
  points: pointsText(order),
});

/** Returns the shop's tax number as receipts show it: `PAN No. 301234567`; null without one. */
export const taxText = (tax: TaxNumber | null | undefined): string | null =>
  tax ? `${tax.kind} No. ${tax.number}` : null;
