import type { Product } from '@storefront/shared/contract/entities/product';
import { nextDayOpening } from '@storefront/shared/rules/next-day-opening';
import { type OpeningHours, untilText } from '@storefront/shared/rules/opening-hours';

/** A dish, as far as its mark goes. An order's line that nobody marked has only id and name. */
export type MarkedDish = Pick<Product, '_id' | 'name' | 'soldOut' | 'soldOutUntil' | 'piecesLeft'>;

/** Returns when a mark of today ends: ' until 8 AM tomorrow'; '' if the shop does not open within two weeks. */
export function openingText(now: number, hours: OpeningHours): string {
  const opens = nextDayOpening(now, hours);
  return opens === null ? '' : untilText(now, new Date(opens).toISOString());
}

/** Returns how a dish stands: 'Sold out today', 'Sold out until put back', '3 left today'; '' on sale without a count. */
export function markText({ soldOut, soldOutUntil, piecesLeft }: MarkedDish): string {
  if (piecesLeft) return `${piecesLeft} left today`;
  if (!soldOut) return '';
  return soldOutUntil === 'putBack' ? 'Sold out until put back' : 'Sold out today';
}
