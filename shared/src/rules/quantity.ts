/** Maximum quantity of one line, independent of the stock (P7). */
export const MAX_LINE_QUANTITY = 99;

/** Returns the maximum quantity for a stock; without a stock, the limit of a line (§4). */
export const maxQuantity = (availableStock: number = MAX_LINE_QUANTITY): number =>
  Math.max(0, Math.min(Math.floor(availableStock), MAX_LINE_QUANTITY));

/**
 * Returns why no more pieces of an item fit into a cart: 'Only 1 left, it is in your cart'.
 *
 * @param left pieces in stock
 * @param inCart pieces of the item in the cart, over all colours and sizes
 */
export function leftText(left: number, inCart: number): string {
  if (inCart < 1) return `Only ${left} left`;
  if (inCart < left) return `Only ${left} left, ${inCart} ${inCart === 1 ? 'is' : 'are'} in your cart`;
  return `Only ${left} left, ${left === 1 ? 'it is' : 'they are'} in your cart`;
}

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

/** Returns the nearest allowed quantity, for a stepper: at least 1 (§5), at most `max`. */
export function clampQuantity(quantity: number, max: number = MAX_LINE_QUANTITY): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.floor(quantity), max));
}
