import { lineIdOf } from '../rules/line-id';
import { parseQuantity } from '../rules/quantity';
import type { Line } from './line';
import { readImageSet } from './stored-image-set';

/** A guest line as it lies in the browser: the product's fields plus quantity and requests (§3). */
export interface StoredLine extends Omit<Line, 'productId' | 'isUnavailable'> {
  readonly _id: string;
  readonly isTableOrder: boolean;
  readonly tableNumber: string | null;
}

/** A line in the form in which it is stored. */
export function toStored({ productId, isUnavailable: _, ...line }: Line, table: string | null): StoredLine {
  return { ...line, _id: productId, isTableOrder: table !== null, tableNumber: table };
}

const textOr = <F>(value: unknown, fallback: F) =>
  typeof value === 'string' && value !== '' ? value : fallback;

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
    !(Number.isFinite(price) && price >= 0)
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
    isUnavailable: false,
  };
}

/** The lines in a stored text; a text that is no list gives none, and a bad line spoils no other (P24). */
export function readStoredLines(text: string | null): readonly Line[] {
  if (!text) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.map(fromStored).filter((line) => line !== null) : [];
  } catch {
    return [];
  }
}
