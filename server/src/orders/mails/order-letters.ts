import { brand, contact } from '@storefront/shared/content/content';
import { paymentTexts } from '@storefront/shared/ordering/order-bill';
import { momentText } from '@storefront/shared/ordering/order-news';
import { slotEnd, slotText } from '@storefront/shared/ordering/slot-text';
import { callText, isForDishes } from '@storefront/shared/rules/delivery-estimate';
import { optionsText } from '@storefront/shared/rules/dish-options';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { isWallet, METHOD_NAMES, paymentDues } from '@storefront/shared/rules/payment';
import { parseOptionsColumn } from '../../catalogue/options/option-group-queries';
import type { Letter, LetterPart } from '../../platform/mail/templates/letter';
import { seenByCustomer } from '../follow/seen-by-customer';
import type { OrderWithLines } from '../order-with-lines';
import type { News } from './mail-news';

/** A mail's subject and what it says. */
interface Subject {
  readonly subject: string;
  readonly letter: Letter;
}

/** What decides about the time of an order's goods (C442). */
const goodsAndFacts = ({ order, lines }: OrderWithLines) =>
  [
    lines.map(({ item_type }) => ({ type: item_type })),
    { isAtTable: order.table_number !== null, isPromised: order.promised_at !== null },
  ] as const;

const text = (words: string): LetterPart => ({ kind: 'text', text: words });

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** Name, options, colour and size as the catalogue has them, in the order of a receipt; never what was typed (C195, C256). */
const itemName = ({ name, options, color, size }: OrderWithLines['lines'][number]) =>
  [name, optionsText(parseOptionsColumn(options) ?? []), color, size].filter(Boolean).join(', ');

/** The lines of an order, its offers, its fee, its redeemed points and its total. */
function bill({ order, lines }: OrderWithLines): LetterPart {
  const rows: [string, string][] = lines.map((line) => [
    `${line.quantity} × ${itemName(line)}`,
    formatRupees(line.price_paisa * line.quantity),
  ]);
  if (order.happy_paisa > 0) rows.push(['Happy hour', formatRupees(-order.happy_paisa)]);
  if (order.coupon_paisa > 0) rows.push([`Code ${order.coupon_code}`, formatRupees(-order.coupon_paisa)]);
  if (order.fee_paisa > 0) rows.push(['Delivery', formatRupees(order.fee_paisa)]);
  if (order.redeemed_points > 0)
    rows.push([points(order.redeemed_points), formatRupees(-toPaisa(order.redeemed_points))]);
  rows.push(['Total', formatRupees(order.total_paisa)]);
  return { kind: 'rows', rows, hasSum: true };
}

/** @param link of the order's page; null: the mail has none */
function orderLetter(heading: string, link: string | null, parts: readonly LetterPart[]): Subject {
  const button: LetterPart[] = link === null ? [] : [{ kind: 'button', label: 'See your order', url: link }];
  return {
    subject: heading,
    letter: {
      heading,
      parts: [...parts, ...button],
      reason: `Somebody ordered at ${brand.name} with this address. If it was not you, reply to this mail.`,
    },
  };
}

export const isPickup = ({ order }: OrderWithLines) =>
  order.fee_paisa === 0 && order.delivery_option === 'Pick up';

/** Says how a new order is paid. */
function howToPay(placed: OrderWithLines): string {
  const { code, payment_method, total_paisa } = placed.order;
  const pickUp = `You pick it up at ${contact.street}, ${contact.city}`;
  if (isWallet(payment_method)) {
    const pay = `You pay ${formatRupees(total_paisa)} by ${METHOD_NAMES[payment_method]} with the reference ${code}. The page of your order shows where, and takes the transaction number.`;
    return isPickup(placed) ? `${pickUp}. ${pay}` : pay;
  }
  if (isPickup(placed)) return `${pickUp}, and pay there.`;
  return payment_method === 'card'
    ? 'You pay by card at the door.'
    : 'You pay in cash or online on delivery.';
}

/** Says how an order is paid by wallet; nothing otherwise (C283). */
const payment = (changed: OrderWithLines): LetterPart[] =>
  paymentTexts(seenByCustomer(changed)).map((words) => text(`${words}.`));

/** Says what a cancelled order means for the money. */
function cancelledMoney(changed: OrderWithLines): string {
  const { backPaisa } = paymentDues(seenByCustomer(changed));
  return backPaisa > 0 ? 'We give back what you paid.' : 'There is nothing to pay.';
}

/** Says that an order has arrived, with its bill. */
export function placedLetter(placed: OrderWithLines, link: string | null): Subject {
  const { code, user_id, points_cafe, points_closet, slot_at, created_at } = placed.order;
  const earned = points_cafe + points_closet;
  return orderLetter(`Your order ${code} is placed`, link, [
    text('Thank you. The shop has your order. We mail you when it is accepted.'),
    ...(slot_at === null ? [] : [text(`You chose ${slotText(slot_at, created_at)}.`)]),
    bill(placed),
    ...call(placed),
    text(howToPay(placed)),
    ...(user_id !== null && earned > 0 ? [text(`It earns you ${points(earned)} when it is completed.`)] : []),
  ]);
}

/** Says how the time of clothes comes about; nothing without clothes (C442). */
function call(order: OrderWithLines): LetterPart[] {
  const words = callText(...goodsAndFacts(order));
  return words === null ? [] : [text(`${words}.`)];
}

/** Says by when the customer has the order; nothing without a promised time. */
function promise(changed: OrderWithLines, about = ''): LetterPart[] {
  const { promised_at, slot_at, updated_at } = changed.order;
  if (promised_at === null) return [];
  const isInSlot = slot_at !== null && promised_at === slotEnd(slot_at);
  const when = isInSlot
    ? slotText(slot_at, updated_at)
    : `by ${momentText(new Date(promised_at).toISOString(), updated_at)}`;
  const [it, is] = isForDishes(...goodsAndFacts(changed))
    ? ['the dishes', 'The dishes are']
    : ['it', 'It is'];
  return [text(`${isPickup(changed) ? `You can pick ${it} up` : `${is} with you`} ${when}${about}.`)];
}

/**
 * Says what became of an order.
 *
 * @param credited points that this change gave the customer
 */
export function statusLetter(
  changed: OrderWithLines,
  news: News,
  { link, credited }: { readonly link: string | null; readonly credited: number },
): Subject {
  const { code, cancelled_by, cancel_reason, redeemed_points } = changed.order;
  const phone = `Questions? Call us: ${contact.phoneText}.`;
  switch (news) {
    case 'processing':
      return orderLetter(`Your order ${code} is accepted`, link, [
        text('The shop has accepted your order and is preparing it.'),
        ...promise(changed),
        ...call(changed),
        ...payment(changed),
        text(phone),
      ]);
    case 'ready':
      return isPickup(changed)
        ? orderLetter(`Your order ${code} is ready at the counter`, link, [
            text(`You can pick it up now at ${contact.street}, ${contact.city}.`),
            ...payment(changed),
            text(phone),
          ])
        : orderLetter(`Your order ${code} is on the way`, link, [
            text('Your order has left the shop.'),
            ...promise(changed),
            ...payment(changed),
            text(phone),
          ]);
    case 'delayed':
      return orderLetter(`Your order ${code} is a little late`, link, [
        ...promise(changed, ', later than we said'),
        text('We are sorry that you wait.'),
        text(phone),
      ]);
    case 'completed':
      return orderLetter(`Your order ${code} is completed`, link, [
        text('Thank you for ordering with us.'),
        ...payment(changed),
        ...(credited > 0
          ? [text(`You earned ${points(credited)}. They are in your account now and last five months.`)]
          : []),
      ]);
    case 'cancelled':
      return orderLetter(`Your order ${code} is cancelled`, link, [
        text(
          cancelled_by === 'customer'
            ? `You cancelled it. ${cancelledMoney(changed)}`
            : `The shop cancelled it. ${cancelledMoney(changed)}`,
        ),
        ...payment(changed),
        ...(cancel_reason ? [text(`The reason: ${cancel_reason}`)] : []),
        ...(redeemed_points > 0
          ? [text(`The ${points(redeemed_points)} that you used are in your account again.`)]
          : []),
        text(phone),
      ]);
  }
}

/** Tells the referrer about points for a friend's first completed order; says nothing about the friend. */
export const referralLetter = (credited: number): Subject => ({
  subject: `You earned ${points(credited)}`,
  letter: {
    heading: `You earned ${points(credited)}`,
    parts: [
      text(
        'A friend who signed up with your code has a first completed order. The points are in your account now and last five months.',
      ),
    ],
    reason: `You get this mail because of your account at ${brand.name}.`,
  },
});
