import type { Quantified } from './quantity';

/** The highest number that the cart badge spells out (§2). */
export const BADGE_MAX = 99;

/** How many pieces a cart holds: quantities, not lines (C57). */
export const badgeCount = (lines: readonly Quantified[]): number =>
  lines.reduce((pieces, line) => pieces + line.quantity, 0);

/** What the badge shows: nothing for an empty cart, `99+` above 99 (§2, §9). */
export function badgeText(count: number): string {
  if (!(count >= 1)) return '';
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(Math.floor(count));
}

/** What the cart with its badge is called for whoever cannot see it. */
export const badgeLabel = (count: number): string =>
  count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
