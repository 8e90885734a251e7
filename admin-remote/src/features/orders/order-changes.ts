import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import type { FieldChange } from '../../common/conflict/edit-field';
import { statusWords } from '../../common/order-words';
import { paymentText } from '../../common/payment-words';
import { choicesOf } from './department-lines';

const lineText = (line: OrderItem): string =>
  [`${line.quantity} × ${line.name}`, choicesOf(line), line.requests].filter(Boolean).join(', ');

const STEP_WORDS = { accepted: 'Accepted', preparing: 'Preparing', ready: 'Ready' } as const;

/** Returns status, step and promised time: `Processing, Preparing, for 4:38 PM`. */
export function stateText({ status, step, promisedAt, cancelReason }: Order): string {
  const promised = promisedAt && status === 'processing' && `for ${timeOfDay(Date.parse(promisedAt))}`;
  const parts = [statusWords[status], step && STEP_WORDS[step], promised, cancelReason];
  return parts.filter(Boolean).join(', ');
}

const TABLE_WORDS = { true: 'Confirmed', false: 'Not confirmed', null: '' } as const;

const PARTS: readonly (readonly [label: string, text: (order: Order) => string])[] = [
  ['Status', stateText],
  ['Items', ({ item }) => item.map(lineText).join('\n')],
  ['Total', ({ totalAmount }) => formatRupees(toPaisa(totalAmount))],
  ['Payment', paymentText],
  ['Table', ({ tableConfirmed }) => TABLE_WORDS[`${tableConfirmed ?? null}`]],
];

/** Lists what differs between two versions of an order (C99). */
export const orderChanges = (before: Order, now: Order): FieldChange[] =>
  PARTS.map(([label, text]) => ({ label, before: text(before), now: text(now) })).filter(
    (change) => change.before !== change.now,
  );
