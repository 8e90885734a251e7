import type { FollowedOrder } from '../contract/entities/followed-order';
import { callText, isForDishes } from '../rules/delivery-estimate';
import { formatDateTime } from '../rules/format-date-time';
import { shopDate } from '../rules/kathmandu';
import { formatRupees } from '../rules/money';
import { timeOfDay } from '../rules/opening-hours';
import { paymentDues } from '../rules/payment';
import { DELAY_MS } from './order-step';
import { shortSlotText } from './slot-text';

/** How an order reaches its customer. */
export type Way = 'delivery' | 'pickup' | 'table';

export interface Step {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next' | 'stopped';
  /** Time of day, or date and time; of a promised time 'by 6:45 PM'; null for a step that has not come. */
  readonly time: string | null;
  /** The promised time before a delay; absent: there was none. */
  readonly was?: string;
}

const words = {
  delivery: { making: 'Being prepared', ready: 'On the way', done: 'Delivered' },
  pickup: { making: 'Being prepared', ready: 'Ready at the counter', done: 'Picked up' },
  table: { making: 'With the kitchen', ready: 'Coming to your table', done: 'Served' },
} as const satisfies Record<Way, object>;

export const wayOf = ({
  tableNumber,
  deliveryOption,
}: Pick<FollowedOrder, 'tableNumber' | 'deliveryOption'>): Way =>
  tableNumber != null ? 'table' : deliveryOption === 'Pick up' ? 'pickup' : 'delivery';

/** True until the order is completed or cancelled; only then it no longer changes by itself. */
export const isUnderWay = ({ status }: Pick<FollowedOrder, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

/** Formats a time of an order: the time of day, on another day with the date. @param now in ms */
export function momentText(iso: string, now: number): string {
  const ms = Date.parse(iso);
  return shopDate(ms) === shopDate(now) ? timeOfDay(ms) : formatDateTime(iso, now);
}

/** The promised time of an order that is being made, as texts. */
interface Promised {
  readonly by: string;
  /** The first promise, if it was moved by five minutes or more; else null (C207). */
  readonly was: string | null;
  readonly isPast: boolean;
}

/** What decides about the time of an order's clothes (C442). */
export const timeFactsOf = (order: Pick<FollowedOrder, 'tableNumber' | 'promisedAt'>) => ({
  isAtTable: order.tableNumber != null,
  isPromised: order.promisedAt != null,
});

/** Returns whether a promised time holds for the dishes of an order alone, which has clothes too (C442). */
const isOfDishes = (order: FollowedOrder): boolean => isForDishes(order.item, timeFactsOf(order));

/** Returns the promised time of an order; null without one, and when nobody waits for it any more. @param now in ms */
function promiseOf(order: FollowedOrder, now: number): Promised | null {
  const { status, step, promisedAt, promisedFirstAt } = order;
  const isHere = step === 'ready' && wayOf(order) !== 'delivery';
  if (status !== 'processing' || !promisedAt || isHere) return null;
  const first = promisedFirstAt ?? promisedAt;
  const isDelayed = Date.parse(promisedAt) - Date.parse(first) >= DELAY_MS;
  return {
    by: momentText(promisedAt, now),
    was: isDelayed ? momentText(first, now) : null,
    isPast: Date.parse(promisedAt) < now,
  };
}

/** Returns how the time of an order's clothes comes about, as a sentence before the next one; empty for none (C442). */
function callFirst(order: FollowedOrder): string {
  const call = callText(order.item, timeFactsOf(order));
  return call === null ? '' : `${call}. `;
}

/** A step that can be reached, with the time when it was. */
type Stage = readonly [name: string, time: string | null | undefined];

/** Returns the steps on an order's way, and how many of them it has reached; a server without steps knows three (C206). */
function stagesOf(order: FollowedOrder): { stages: readonly Stage[]; reached: number } {
  const { status, step, createdAt, acceptedAt, preparingAt, readyAt, closedAt } = order;
  const way = wayOf(order);
  const { making, ready, done } = words[way];
  const isAccepted = status === 'processing';
  const placed: Stage = ['Placed', createdAt];
  if (step === undefined)
    return { stages: [placed, [making, acceptedAt], [done, closedAt]], reached: isAccepted ? 2 : 1 };
  const reached = isAccepted ? { accepted: 2, preparing: 3, ready: 4 }[step ?? 'accepted'] : 1;
  const accepted: Stage = ['Accepted', acceptedAt];
  if (way === 'delivery') {
    const stages: Stage[] = [placed, accepted, [making, preparingAt], [ready, readyAt], [done, closedAt]];
    return { stages, reached };
  }
  if (way === 'pickup') {
    const last: Stage = status === 'completed' ? [done, closedAt] : [ready, readyAt];
    return { stages: [placed, accepted, [making, preparingAt], last], reached };
  }
  const last: Stage = step === 'ready' ? [ready, readyAt] : [done, closedAt];
  return {
    stages: [placed, [making, acceptedAt], last],
    reached: step === 'ready' ? 3 : Math.min(2, reached),
  };
}

/**
 * Returns the steps of an order, from placed to done; the last one has the promised time. A cancelled order stops where it
 * was (C190, C206).
 *
 * @param now in ms
 */
export function orderSteps(order: FollowedOrder, now: number): Step[] {
  const { stages, reached } = stagesOf(order);
  const at = (iso: string | null | undefined) => (iso ? momentText(iso, now) : null);
  if (order.status === 'cancelled')
    return [
      ...stages
        .slice(0, -1)
        .filter(([, time]) => time)
        .map(([name, time]): Step => ({ name, state: 'done', time: at(time) })),
      { name: 'Cancelled', state: 'stopped', time: at(order.closedAt) },
    ];
  const promise = promiseOf(order, now);
  const dishes = isOfDishes(order) ? 'dishes ' : '';
  return stages.map(([name, time], index): Step => {
    if (order.status === 'completed' || index < reached - 1) return { name, state: 'done', time: at(time) };
    if (index === reached - 1) return { name, state: 'now', time: at(time) };
    if (promise === null || index < stages.length - 1) return { name, state: 'next', time: null };
    return {
      name,
      state: 'next',
      time: `${dishes}by ${promise.by}`,
      ...(promise.was && { was: promise.was }),
    };
  });
}

interface News {
  readonly headline: string;
  readonly text: string;
}

/** What an order that the shop makes says without a promised time, by its step. */
function madeNews(order: FollowedOrder): News {
  const { step, deliveryLocation, tableNumber } = order;
  const way = wayOf(order);
  const then = {
    delivery: `Then it goes to ${deliveryLocation ?? 'you'}.`,
    pickup: 'Then it waits for you at the counter.',
    table: `Then we bring it to table ${tableNumber}.`,
  }[way];
  const call = callFirst(order);
  if (step === 'accepted')
    return { headline: 'Your order is accepted', text: `We prepare it. ${call}${then}` };
  if (step !== 'ready')
    return {
      headline: way === 'table' ? 'The kitchen is making it' : 'We are preparing your order',
      text: `${call}${then}`,
    };
  return {
    delivery: { headline: 'On the way to you', text: `It is on its way to ${deliveryLocation ?? 'you'}.` },
    pickup: { headline: 'Ready at the counter', text: 'You can pick it up now.' },
    table: { headline: 'Coming to your table', text: `We bring it to table ${tableNumber}.` },
  }[way];
}

/** Returns the news of an order that the shop makes: first by when, else what happens now. */
function processingNews(order: FollowedOrder, now: number): News {
  const { headline, text } = madeNews(order);
  const promise = promiseOf(order, now);
  if (promise === null) return { headline, text };
  const { by, was, isPast } = promise;
  const doing = order.step === 'ready' ? text : `${headline}. ${text}`;
  const [it, lead] = isOfDishes(order) ? ['the dishes', 'Dishes '] : ['it', ''];
  if (isPast) return { headline: 'A little late', text: `We promised ${it} by ${by}. ${doing}` };
  if (was) return { headline: `A little late: ${lead.toLowerCase()}by ${by}`, text: doing };
  const way = { delivery: 'With you', pickup: 'Ready', table: 'At your table' }[wayOf(order)];
  return { headline: `${lead}${lead ? way.toLowerCase() : way} by ${by}`, text: doing };
}

/** Returns the time that a customer chose, until the shop accepts and promises one: 'For 6:30 to 6:45 PM'; else null (C237). */
export const chosenTime = ({ status, slotAt }: FollowedOrder, now: number): string | null =>
  status === 'pending' && slotAt ? `For ${shortSlotText(Date.parse(slotAt), now)}` : null;

/** Returns what an order that nobody accepted yet says below its headline, with the time that its customer chose (C237). */
function waitingText(order: FollowedOrder, now: number): string {
  const { slotAt } = order;
  const has = slotAt ? `You chose ${shortSlotText(Date.parse(slotAt), now)}` : 'The shop has your order';
  return `${has}. ${callFirst(order)}This page says when it accepts.`;
}

/** Returns what a cancelled order says about money: nothing to pay, or that the shop gives back what was paid (C283). */
function cancelledMoney(order: FollowedOrder): string {
  const { backPaisa } = paymentDues(order);
  return backPaisa > 0 ? `We give back ${formatRupees(backPaisa)}.` : 'There is nothing to pay.';
}

/** Returns what an order's page says first, and one sentence below it. @param now in ms */
export function orderNews(order: FollowedOrder, now: number): News {
  const { status, closedAt, acceptedAt, cancelledBy, cancelReason } = order;
  const at = closedAt ? ` at ${momentText(closedAt, now)}` : '';
  switch (status) {
    case 'pending':
      return {
        headline: 'Waiting for the shop',
        text: waitingText(order, now),
      };
    case 'processing':
      return processingNews(order, now);
    case 'completed':
      return {
        headline: `${words[wayOf(order)].done}${at}`,
        text: 'Thank you. We hope to see you again soon.',
      };
    case 'cancelled':
      if (cancelledBy === 'customer')
        return { headline: `Cancelled${at}`, text: `You cancelled this order. ${cancelledMoney(order)}` };
      return {
        headline: acceptedAt ? `Cancelled${at}` : 'We could not take this order',
        text: `${cancelReason ? `${cancelReason} ` : ''}${cancelledMoney(order)} Call us if you want to know more.`,
      };
  }
}
