import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { earningOrder } from '@storefront/shared/ordering/earning-order';
import { type EarningOrder, pointsEarned } from '@storefront/shared/rules/points';

/** Returns what the points of an order were computed from; 'older rule' where today's rule gives another number (C272). */
export function figureOf(order: FollowedOrder, points: number): EarningOrder | 'older rule' {
  const earning = earningOrder(order);
  return pointsEarned(earning).total === points ? earning : 'older rule';
}
