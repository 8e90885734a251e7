import type { Paisa } from './money';

/** The rate of VAT in Nepal, percent: what the settings suggest. */
export const VAT_IN_NEPAL = 13;

/** The highest rate that the settings take, percent. */
export const VAT_PERCENT_MAX = 50;

/**
 * Returns the VAT that is in a sum, because prices include it (C309), rounded to a whole paisa.
 *
 * @param percent the rate; null: the shop charges none
 */
export const vatIn = (paisa: Paisa, percent: number | null): Paisa =>
  percent === null ? 0 : Math.round((paisa * percent) / (100 + percent));
