import { lineIdOf } from '../rules/cart-lines';
import { parseQuantity } from '../rules/quantity';
import type { Line } from './line';
import { readImageSet } from './stored-image-set';

/** A guest line as it lies in the browser: the product's fields plus quantity and requests (§3). */
export interface StoredLine extends Omit<Line, 'productId' | 'isUnavailable' | 'total'> {
  readonly _id: string;
  readonly isTableOrder: boolean;
  readonly tableNumber: string | null;
}

/** A line in the form in which it is stored. */
export function toStored(
  { productId, isUnavailable: _, total: __, ...line }: Line,
  table: string | null,
): StoredLine {
  return { ...line, _id: productId, isTableOrder: table !== null, tableNumber: table };
}

const textOr = <F>(value: unknown, fallback: F) =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Dearer than anything on sale; what is beyond could not even be added up. */
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
  };
  return {
    ...wanted,
    lineId: textOr(stored.lineId, lineIdOf({ ...wanted, table: textOr(stored.tableNumber, null) })),
    type: stored.type === 'closet' ? 'closet' : 'product',
    name,
    price,
    image: textOr(stored.image, ''),
    imageSet: readImageSet(stored.imageSet),
    quantity,
    pushKey: textOr(stored.pushKey, undefined),
    isUnavailable: false,
  };
}

/** A stored cart: its lines, and how many entries were none. */
export interface StoredCart {
  readonly lines: readonly Line[];
  readonly dropped: number;
}

const emptyCart: StoredCart = { lines: [], dropped: 0 };
const spoiltCart: StoredCart = { lines: [], dropped: 1 };

/** Reads a stored text; one that is no list holds no line, and a bad entry spoils no other (P24). */
export function readStoredCart(text: string | null): StoredCart {
  if (!text) return emptyCart;
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed === null) return emptyCart;
    if (!Array.isArray(parsed)) return spoiltCart;
    const lines = parsed.map(fromStored).filter((line) => line !== null);
    return { lines, dropped: parsed.length - lines.length };
  } catch {
    return spoiltCart;
  }
}

/** The lines of a stored text. */
export const readStoredLines = (text: string | null): readonly Line[] => readStoredCart(text).lines;
