import { type Paisa, toPaisa } from './money';

/** Most items of one bulk edit (C307). */
export const BULK_MAX = 500;

/** The lowest and highest percent of a bulk edit of prices. */
export const BULK_PERCENT = { min: -90, max: 500 } as const;

const RUPEE = 100;

/**
 * Returns a price after a change by a percent, rounded to whole rupees, half up, and never below one rupee. What costs
 * nothing stays free (C307).
 */
export const changedPrice = (price: Paisa, percent: number): Paisa =>
  price === 0 ? 0 : Math.max(1, Math.round((price * (100 + percent)) / (100 * RUPEE))) * RUPEE;

/**
 * Returns a price after rupees were added or taken away, never below one rupee. What costs nothing stays free (C435).
 *
 * @param step paisa; below zero takes away
 */
const steppedPrice = (price: Paisa, step: Paisa): Paisa => (price === 0 ? 0 : Math.max(RUPEE, price + step));

/** What a bulk edit does with prices, in rupees; at most one of them. */
export interface PriceChange {
  readonly pricePercent?: number | undefined;
  readonly price?: number | undefined;
  readonly priceStep?: number | undefined;
}

/** Returns a price after a bulk edit (C307, C435). */
export function bulkPrice(before: Paisa, { pricePercent, price, priceStep }: PriceChange): Paisa {
  if (price !== undefined) return toPaisa(price);
  if (priceStep !== undefined) return steppedPrice(before, toPaisa(priceStep));
  return pricePercent === undefined ? before : changedPrice(before, pricePercent);
}
