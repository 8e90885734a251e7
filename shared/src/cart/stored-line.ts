import { parseQuantity } from '../rules/quantity';
import { identityOf, type Line } from './line';
import { readImageSet } from './stored-image-set';
import { readStoredOptions } from './stored-options';

/** A guest line as stored in the browser: the product's fields plus quantity and requests (§3). */
export interface StoredLine
  extends Omit<
    Line,
    'productId' | 'isUnavailable' | 'problem' | 'total' | 'stock' | 'isStockOfChoice' | 'addedAt'
  > {
  readonly _id: string;
  readonly isTableOrder: boolean;
  readonly tableNumber: string | null;
}

/** Converts a line to its stored form. */
export function toStored(line: Line, table: string | null): StoredLine {
  const {
    productId,
    isUnavailable: _,
    total: __,
    stock: ___,
    isStockOfChoice: ____,
    addedAt: _____,
    problem: ______,
    ...kept
  } = line;
  return { ...kept, _id: productId, isTableOrder: table !== null, tableNumber: table };
}

const textOr = <F>(value: unknown, fallback: F) =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Highest price read from a storage, rupees; higher ones are invalid. */
const PRICE_MAX = 10_000_000;

function fromStored(value: unknown): Line | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof StoredLine, unknown>>;
  const quantity = parseQuantity(stored.quantity);
  const price = Number(stored.price);
  const { _id: productId, name } = stored;
  if (
    typeof productId !== 'string' ||
    typeof name !== 'string' ||
    quantity === null ||
    !(price >= 0 && price <= PRICE_MAX)
  )
    return null;
  const wanted = {
    productId,
    selectedColor: textOr(stored.selectedColor, null),
    selectedSize: textOr(stored.selectedSize, null),
    requests: textOr(stored.requests, ''),
    options: readStoredOptions(stored.options),
  };
  return {
    ...wanted,
    lineId: textOr(stored.lineId, identityOf(wanted, textOr(stored.tableNumber, null))),
    type: stored.type === 'closet' ? 'closet' : 'product',
    name,
    ...(typeof stored.category === 'string' && { category: stored.category }),
    price,
    image: textOr(stored.image, ''),
    imageSet: readImageSet(stored.imageSet),
    quantity,
    pushKey: textOr(stored.pushKey, undefined),
    isUnavailable: false,
  };
}

/** A stored cart: its lines, and the number of invalid entries. */
export interface StoredCart {
  readonly lines: readonly Line[];
  readonly dropped: number;
}

const emptyCart: StoredCart = { lines: [], dropped: 0 };
const unreadableCart: StoredCart = { lines: [], dropped: 1 };

/** Reads a stored text; drops invalid entries and keeps the others (P24). */
export function readStoredCart(text: string | null): StoredCart {
  if (!text) return emptyCart;
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed === null) return emptyCart;
    if (!Array.isArray(parsed)) return unreadableCart;
    const lines = parsed.map(fromStored).filter((line) => line !== null);
    return { lines, dropped: parsed.length - lines.length };
  } catch {
    return unreadableCart;
  }
}

/** The lines of a stored text. */
export const readStoredLines = (text: string | null): readonly Line[] => readStoredCart(text).lines;
