import { assertPaisa, type Paisa } from './money';
import { POINT_VALUE_PAISA } from './points';

/** The amounts of a line. */
export interface LineAmount {
  readonly pricePaisa: Paisa;
  readonly quantity: number;
  /** The server's sum of the line; omit it after a local change of the quantity, when it is stale (C23). */
  readonly totalPaisa?: Paisa | null | undefined;
}

const isAmount = (paisa: Paisa | null | undefined): paisa is Paisa =>
  typeof paisa === 'number' && Number.isSafeInteger(paisa) && paisa >= 0;

/** Returns price times quantity. @throws RangeError when either is not a whole number of at least 0. */
function priceTimesQuantity({ pricePaisa, quantity }: LineAmount): Paisa {
  if (!isAmount(pricePaisa) || !isAmount(quantity))
    throw new RangeError(`cannot price ${quantity} pieces at ${pricePaisa} paisa`);
  const total = pricePaisa * quantity;
  assertPaisa(total);
  return total;
}

/** Returns the line's total if valid, else price times quantity (§9, C23). */
export const lineTotal = (line: LineAmount): Paisa =>
  isAmount(line.totalPaisa) ? line.totalPaisa : priceTimesQuantity(line);

/** Returns the item subtotal of a cart or checkout (§9). */
export const subtotal = (lines: readonly LineAmount[]): Paisa =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** Returns the sum in the staff's order dialog: price times quantity, without fee and points (§9, C21). */
export const goodsTotal = (lines: readonly LineAmount[]): Paisa =>
  lines.reduce((sum, line) => sum + priceTimesQuantity(line), 0);

export interface TotalParts {
  readonly subtotal: Paisa;
  readonly fee: Paisa;
  /** Points, not paisa. */
  readonly redeemedPoints: number;
  /** What offers take off the subtotal; absent: nothing (C276). */
  readonly discount?: Paisa | undefined;
}

/** Item subtotal − offers + delivery fee − redeemed points, never below 0 (§9, C12, P8). @throws RangeError on broken amounts. */
export function orderTotal(sums: TotalParts): Paisa {
  const { subtotal, fee, redeemedPoints, discount = 0 } = sums;
  const total = subtotal - discount + fee - redeemedPoints * POINT_VALUE_PAISA;
  assertPaisa(total);
  return Math.max(0, total);
}

export type TotalComparison = 'same' | 'server-higher' | 'server-lower' | 'absent';

/**
 * Compares the total that the customer saw with the current one (C5, C84). Only `server-higher` needs the customer's
 * consent; a lower total is accepted, and the client's total is optional.
 */
export function compareTotals(client: Paisa | null | undefined, server: Paisa): TotalComparison {
  if (client === null || client === undefined) return 'absent';
  if (client === server) return 'same';
  return server < client ? 'server-lower' : 'server-higher';
}
