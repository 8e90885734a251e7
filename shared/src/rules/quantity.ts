/** The most pieces one line can hold, whatever the stock (P7). */
export const MAX_LINE_QUANTITY = 99;

/** How many pieces can be asked for of an item with a stock; without one, the limit of a line (§4). */
export const maxQuantity = (availableStock: number = MAX_LINE_QUANTITY): number =>
  Math.max(0, Math.min(Math.floor(availableStock), MAX_LINE_QUANTITY));

/**
 * Reads a quantity: a whole number from 1 to `max`, also as plain digits in a text (P7).
 *
 * @returns null for everything else: −1, 0, 1.5, '1e9', NaN, [], null, 2**53.
 */
export function parseQuantity(value: unknown, max: number = MAX_LINE_QUANTITY): number | null {
  const number = typeof value === 'string' && /^\s*[0-9]{1,6}\s*$/.test(value) ? Number(value) : value;
  const isWhole = typeof number === 'number' && Number.isInteger(number);
  return isWhole && number >= 1 && number <= max ? number : null;
}

/** The nearest allowed quantity, for a stepper: never below 1 (§5), never above what is there. */
export function clampQuantity(quantity: number, max: number = MAX_LINE_QUANTITY): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.floor(quantity), max));
}
