import { DELAY_MS } from '@storefront/shared/ordering/order-step';
import type { OrderStatus } from '@storefront/shared/rules/orders';
import type { OrdersTable } from '../../platform/db/schema';

/** How an order stands for its mails: its status, or "ready" within "processing" (C206). */
export type MailedState = OrderStatus | 'ready';

/** What a customer knows of an order by mail. */
export interface KnownByMail {
  readonly state: MailedState;
  /** The promised time that they know, in milliseconds; null: none. */
  readonly promisedAt: number | null;
}

/** What a mail about a change says. */
export type News = Exclude<MailedState, 'pending'> | 'delayed';

/** After which state a new one is news: a step back by staff is none, nor is the same step again. */
const NEWS_AFTER: Readonly<Record<MailedState, readonly MailedState[]>> = {
  pending: [],
  processing: ['pending', 'cancelled'],
  ready: ['pending', 'processing', 'cancelled'],
  completed: ['pending', 'processing', 'ready', 'cancelled'],
  cancelled: ['pending', 'processing', 'ready', 'completed'],
};

/** How an order stands now; a deleted order is a cancelled one (C25). */
export function standing({ status, deleted_at, ready_at, promised_at }: OrdersTable): KnownByMail {
  const isOpen = deleted_at === null && status === 'processing';
  const state = deleted_at !== null ? 'cancelled' : isOpen && ready_at !== null ? 'ready' : status;
  return { state, promisedAt: isOpen ? promised_at : null };
}

/** Writes what a mail said as a text to store: "processing", or "processing 1763620200000" with a promised time. */
export const knownText = ({ state, promisedAt }: KnownByMail): string =>
  promisedAt === null ? state : `${state} ${promisedAt}`;

/** Reads a text of `knownText`. */
export function readKnown(text: string): KnownByMail {
  const [state, promisedAt] = text.split(' ');
  return { state: state as MailedState, promisedAt: promisedAt === undefined ? null : Number(promisedAt) };
}

/**
 * Returns what a mail has to say; null if there is no news (C199, C207). A promise that moves later by five minutes or more
 * is a delay, until the customer can fetch the order.
 *
 * @param isFetched whether the customer comes for the order
 */
export function newsAfter(known: KnownByMail, now: KnownByMail, isFetched: boolean): News | null {
  if (now.state !== 'pending' && NEWS_AFTER[now.state].includes(known.state)) return now.state;
  const isWaiting = now.state === known.state && (now.state === 'processing' || !isFetched);
  const isLater =
    now.promisedAt !== null && known.promisedAt !== null && now.promisedAt - known.promisedAt >= DELAY_MS;
  return isWaiting && isLater ? 'delayed' : null;
}
