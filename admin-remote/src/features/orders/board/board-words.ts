import type { Order } from '@storefront/shared/contract/entities/order';
import { agreeText, hasDishes } from '@storefront/shared/rules/delivery-estimate';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { orderKind } from '@storefront/shared/rules/order-search';
import { codeOf } from '../../../common/order-address';
import { customerName, deliveryText } from '../../../common/order-words';
import type { Move } from './board-moves';
import { laneOf } from './lanes';

/** Returns what staff call out: `Table 7`, `Pick-up`, `Delivery, Lakeside`. */
export function placeText(order: Order): string {
  const kind = orderKind(order);
  if (kind === 'pickup') return 'Pick-up';
  return kind === 'table' ? deliveryText(order) : `Delivery, ${deliveryText(order)}`;
}

/** Returns the kind of an order, for a screen that does not need its place: `Table 7`, `Pick-up`, `Delivery`. */
export const kindText = (order: Order): string =>
  orderKind(order) === 'delivery' ? 'Delivery' : placeText(order);

/** Returns who ordered; empty for a guest at a table who gives no name (C98). */
export const personText = (order: Order): string =>
  orderKind(order) === 'table' && !order.fullName && !order.guestName ? '' : customerName(order);

/** Returns the name of an order's controls: `order K7F3QD, Table 7`. */
export const nameOf = (order: Order): string => `order ${codeOf(order)}, ${placeText(order)}`;

/** Returns what staff must agree on by phone: 'Call to agree on a time for the clothes'; empty for nothing (C442). */
export function callWords({ item, tableNumber, promisedAt }: Order): string {
  const agree = agreeText(item, { isAtTable: tableNumber != null, isPromised: promisedAt != null });
  return agree === null ? '' : `Call to ${agree}`;
}

/** Returns whether Accept promises no time: an order of clothes, on whose time somebody agrees by phone (C442). */
export const isWithoutPromise = (order: Order): boolean => !hasDishes(order.item) && callWords(order) !== '';

/** Returns when an order is promised: `ready at 6:33 PM`, `there by 6:33 PM`. @param ms time of the promise */
export const promiseText = (order: Order, ms: number): string =>
  `${orderKind(order) === 'delivery' ? 'there by' : 'ready at'} ${timeOfDay(ms)}`;

const endWords = { table: 'served', pickup: 'handed over', delivery: 'delivered' } as const;
const laneWords = { new: 'new again', accepted: 'accepted', preparing: 'started', ready: 'ready' } as const;

/** Returns what became of an order that left its lane: `is ready`, `was refused`, `left the board elsewhere`. */
export function moveText({ from, before, after, isElsewhere }: Move): string {
  if (isElsewhere) return after === before ? 'left the board elsewhere' : `${textOf(from, after)} elsewhere`;
  return textOf(from, after);
}

function textOf(from: Move['from'], after: Order): string {
  if (after.departments?.some(({ department, doneAt }) => department === from && doneAt)) return 'is done';
  const lane = laneOf(after);
  if (lane !== null) return `is ${laneWords[lane]}`;
  if (after.status === 'completed') return `is ${endWords[orderKind(after)]}`;
  return from === 'new' ? 'was refused' : 'was cancelled';
}
