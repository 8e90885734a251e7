import type { Department } from '../rules/departments';
import type { OrderStatus } from '../rules/orders';

/** The steps of an order within the status "processing", in their order (C206). */
export const ORDER_STEPS = ['accepted', 'preparing', 'ready'] as const;

export type OrderStep = (typeof ORDER_STEPS)[number];

/** When each department was done with its lines, in milliseconds; null: not yet, or it has none (C221). */
export type DoneTimes = Record<Department, number | null>;

export const NONE_DONE: Readonly<DoneTimes> = { kitchen: null, bar: null, closet: null };

/** Times of an order in milliseconds; null: it has not come to that. */
export interface OrderTimes {
  /** When the shop accepted it. */
  readonly acceptedAt: number | null;
  readonly preparingAt: number | null;
  readonly readyAt: number | null;
  /** By when the customer has it or can fetch it. */
  readonly promisedAt: number | null;
  /** The first such time since it was accepted. */
  readonly promisedFirstAt: number | null;
  /** When it was completed or cancelled. */
  readonly closedAt: number | null;
  readonly doneAt: Readonly<DoneTimes>;
}

export const NO_TIMES: OrderTimes = {
  acceptedAt: null,
  preparingAt: null,
  readyAt: null,
  promisedAt: null,
  promisedFirstAt: null,
  closedAt: null,
  doneAt: NONE_DONE,
};

/**
 * Returns the times of an order after a change of its status (C190). They tell the present state alone: an order that
 * staff put back to pending is not accepted any more. Completing an order that nobody accepted accepts it. An order that
 * ended keeps its steps, so that staff can put it back to where it was.
 *
 * @param at in milliseconds
 */
export function timesAfter(times: OrderTimes, status: OrderStatus, at: number): OrderTimes {
  const { acceptedAt } = times;
  switch (status) {
    case 'pending':
      return NO_TIMES;
    case 'processing':
      return { ...times, acceptedAt: acceptedAt ?? at, closedAt: null };
    case 'completed':
      return { ...times, acceptedAt: acceptedAt ?? at, closedAt: at };
    case 'cancelled':
      return { ...times, closedAt: at };
  }
}

/** Returns the step of an order; null unless its status is "processing" (C206). */
export function stepOf<Time>(
  status: OrderStatus,
  { preparingAt, readyAt }: { readonly preparingAt: Time | null; readonly readyAt: Time | null },
): OrderStep | null {
  if (status !== 'processing') return null;
  return readyAt !== null ? 'ready' : preparingAt !== null ? 'preparing' : 'accepted';
}

/**
 * Returns when departments were done after staff set the step (C221): all when it is ready, none when it is only accepted.
 * A step back from ready takes back those that were done with it.
 */
function doneAtStep(
  { doneAt, readyAt }: OrderTimes,
  step: OrderStep,
  departments: readonly Department[],
  at: number,
): Readonly<DoneTimes> {
  if (step === 'accepted') return NONE_DONE;
  if (step === 'preparing' && readyAt === null) return doneAt;
  const done = { ...NONE_DONE };
  const earlier = departments.filter((each) => doneAt[each] !== null && doneAt[each] !== readyAt);
  const kept = step === 'ready' ? departments : earlier.length < departments.length ? earlier : [];
  for (const each of kept) done[each] = doneAt[each] ?? at;
  return done;
}

/**
 * Returns the times of an order after staff set its step. A step back clears the times of later steps.
 *
 * @param promisedAt in milliseconds; undefined keeps the promised time, null removes it
 * @param departments those that the order has lines of
 * @param at in milliseconds
 */
export function timesAtStep(
  times: OrderTimes,
  step: OrderStep,
  promisedAt: number | null | undefined,
  departments: readonly Department[],
  at: number,
): OrderTimes {
  const promised = promisedAt === undefined ? times.promisedAt : promisedAt;
  return {
    acceptedAt: times.acceptedAt ?? at,
    preparingAt:
      step === 'accepted' ? null : step === 'preparing' ? (times.preparingAt ?? at) : times.preparingAt,
    readyAt: step === 'ready' ? (times.readyAt ?? at) : null,
    promisedAt: promised,
    promisedFirstAt: promised === null ? null : (times.promisedFirstAt ?? promised),
    closedAt: null,
    doneAt: doneAtStep(times, step, departments, at),
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How far ahead a time may be promised. */
const PROMISE_DAYS = 14;
/** A promised time may be this long ago, so that staff can undo a change of it. */
const PROMISE_AGO_MS = 5 * MINUTE_MS;

/** A promise that moves by less is no news (C207). */
export const DELAY_MS = 5 * MINUTE_MS;

/** Returns why a time cannot be promised; null if it can. @param promisedAt and now in milliseconds */
export function promiseProblem(promisedAt: number, now: number): string | null {
  if (promisedAt < now - PROMISE_AGO_MS) return 'must not be past';
  if (promisedAt > now + PROMISE_DAYS * DAY_MS) return `must be within ${PROMISE_DAYS} days`;
  return null;
}
