import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { orderSteps, wayOf } from '@storefront/shared/ordering/order-news';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { orderItemName } from '@storefront/shared/rules/orders';

/** Names that a card lists. */
const NAMES = 3;

/** When and how: 'Today, 6:02 PM · Delivery', '14 Nov, 1:20 PM · Table 3'. @param now in ms */
export function whenAndHow(order: FollowedOrder, now: number): string {
  const { createdAt, tableNumber } = order;
  const ms = Date.parse(createdAt);
  const when = shopDate(ms) === shopDate(now) ? `Today, ${timeOfDay(ms)}` : formatDateTime(createdAt, now);
  const how = { delivery: 'Delivery', pickup: 'Pickup', table: `Table ${tableNumber}` };
  return `${when} · ${how[wayOf(order)]}`;
}

/** The status of an order in a few words: 'Being prepared', 'Done, +9 points'. @param now in ms */
export function statusText(order: FollowedOrder, now: number): string {
  const { status, isMember, pointsEarned = 0, cancelledBy, acceptedAt } = order;
  if (status === 'completed')
    return isMember && pointsEarned > 0
      ? `Done, +${pointsEarned} ${pointsEarned === 1 ? 'point' : 'points'}`
      : 'Done';
  if (status === 'cancelled') return cancelledBy === 'customer' || acceptedAt ? 'Cancelled' : 'Refused';
  return orderSteps(order, now).find(({ state }) => state === 'now')?.name ?? '';
}

/** The first three things of an order: '2 × Latte, Croissant and 2 more'. */
export function namesText({ item }: FollowedOrder): string {
  const names = item.slice(0, NAMES).map((line) => {
    const name = orderItemName(line);
    return line.quantity > 1 ? `${line.quantity} × ${name}` : name;
  });
  const more = item.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
