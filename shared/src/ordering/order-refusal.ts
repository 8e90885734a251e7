import type { OrderChange } from '../contract/envelope';
import { type Paisa, toRupees } from '../rules/money';
import { type Cell, cellName } from '../rules/stock-cells';

/** A field of the request that cannot be read: status 400. */
interface BadField {
  readonly refused: 'field';
  /** Path in the request, `item.0.name`. */
  readonly field: string;
  readonly problem: string;
}

/** The order cannot be what was asked for: status 409, with every difference (C84, C85). */
interface Conflict {
  readonly refused: 'conflict';
  readonly message: string;
  readonly changes: readonly OrderChange[];
  /** What the order would cost now, in rupees; null where nobody asks. */
  readonly totalAmount: number | null;
}

/** Why an order is not placed or changed. Server and mocks turn it into their own failure. */
export type OrderRefusal = BadField | Conflict;

export const isRefusal = (result: unknown): result is OrderRefusal =>
  typeof result === 'object' && result !== null && 'refused' in result;

export const badField = (field: string, problem: string): OrderRefusal => ({
  refused: 'field',
  field,
  problem,
});

/** Refuses to place an order, with everything that changed since the customer looked (C84, C85). */
export function changedSince(changes: readonly OrderChange[], totalPaisa: Paisa): OrderRefusal {
  const full = changes.find(({ kind, text }) => kind === 'slot' && text === undefined);
  return {
    refused: 'conflict',
    message: full ? `${full.name} is full now. Choose another time.` : 'Something changed since you looked',
    changes,
    totalAmount: toRupees(totalPaisa),
  };
}

/** Refuses a change that staff make to an order. */
const cannotChange = (message: string, changes: readonly OrderChange[]): OrderRefusal => ({
  refused: 'conflict',
  message,
  changes,
  totalAmount: null,
});

/** Refuses a new line that cannot be ordered. */
export const cannotAdd = (gone: OrderChange): OrderRefusal =>
  cannotChange(
    gone.text ? `${gone.name}: ${gone.text}` : `${gone.name || 'This product'} cannot be ordered now`,
    [gone],
  );

/** An item of which pieces are missing; `cell` null: its stock is one number. */
interface ShortItem {
  readonly itemId: string;
  readonly name: string;
  readonly cell: Cell | null;
}

/** The change of an item, or of one size and colour of it (C273), of which there are too few pieces. */
export const stockShortage = ({ itemId, name, cell }: ShortItem, was: number, now: number): OrderChange => ({
  kind: 'stock',
  _id: itemId,
  name: cell ? `${name} (${cellName(cell)})` : name,
  was,
  now,
  ...(cell && { selectedSize: cell.size || null, selectedColor: cell.color || null }),
});

/** Refuses a change that needs more pieces than there are; null when there is no shortage (P15). */
export function notEnoughPieces(shortages: readonly OrderChange[]): OrderRefusal | null {
  const [first] = shortages;
  return first ? cannotChange(`Not enough pieces of ${first.name} left`, shortages) : null;
}

/** Refuses a change that spends points again which the owner no longer has (C19). */
export const pointsSpent = (wanted: number, available: number): OrderRefusal =>
  cannotChange('The points of this order have been spent meanwhile', [
    { kind: 'points', _id: null, name: 'Points', was: wanted, now: available },
  ]);

/** Refuses to count an order again whose coupon others have used up (C275). @param discount in rupees */
export const couponUsedUp = (code: string, discount: number): OrderRefusal =>
  cannotChange(`The code ${code} of this order has been used up meanwhile`, [
    { kind: 'offer', _id: null, name: code, was: discount, now: 0 },
  ]);
