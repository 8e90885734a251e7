import type { Order } from '@storefront/shared/contract/entities/order';
import type { Lane } from './lanes';

/** How urgent an order is: `soon` is amber, `late` is ember. */
type Urgency = 'calm' | 'soon' | 'late';

export interface OrderAge {
  /** `2 min`, `12 min left`, `6 min late`, `5 min here`. */
  readonly text: string;
  readonly urgency: Urgency;
}

const MINUTE = 60_000;

/** Minutes from which an order is `soon` and `late`: of waiting in New, of standing in Ready. */
const LIMITS = { new: { soon: 2, late: 3 }, ready: { soon: 5, late: 12 } } as const;

/** From so many minutes on the time left is in hours: orders for tomorrow. */
const HOURS_FROM = 180;

/** An accepted order with fewer minutes left is `soon`. */
const SOON_LEFT = 8;

function urgencyOf(
  minutes: number,
  { soon, late }: { readonly soon: number; readonly late: number },
): Urgency {
  if (minutes >= late) return 'late';
  return minutes >= soon ? 'soon' : 'calm';
}

const since = (iso: string, now: number) => Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE));

/** Returns the minutes until a promised time. @param now in ms */
export function ageToPromise(promisedAt: string, now: number): OrderAge {
  // A minute that has begun counts as left, and as late.
  const left = Math.ceil((Date.parse(promisedAt) - now) / MINUTE);
  if (left < 0) return { text: `${-left} min late`, urgency: 'late' };
  if (left >= HOURS_FROM) return { text: `${Math.floor(left / 60)} h left`, urgency: 'calm' };
  return { text: `${left || 0} min left`, urgency: left <= SOON_LEFT ? 'soon' : 'calm' };
}

/**
 * Returns how long an order waits: in New since it was placed, at the counter since it is ready, between them until the
 * promised time. Without a promise it counts the minutes since the order and is never urgent.
 *
 * @param now in ms
 */
export function orderAge(order: Order, lane: Lane, now: number): OrderAge {
  const { createdAt, readyAt, promisedAt } = order;
  if (lane === 'ready' && readyAt) {
    const here = since(readyAt, now);
    return { text: here === 0 ? 'Just here' : `${here} min here`, urgency: urgencyOf(here, LIMITS.ready) };
  }
  if (lane !== 'new' && lane !== 'ready' && promisedAt) return ageToPromise(promisedAt, now);
  const waited = since(createdAt, now);
  const text = waited === 0 ? 'Just now' : `${waited} min`;
  return { text, urgency: lane === 'new' ? urgencyOf(waited, LIMITS.new) : 'calm' };
}
