import type { Paisa } from './money';

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
