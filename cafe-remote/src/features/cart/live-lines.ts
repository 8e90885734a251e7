import { isNotFound } from '@storefront/shared/api/api-error';
import { type Line, piecesSharing } from '@storefront/shared/cart/line';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Product } from '@storefront/shared/contract/entities/product';
import { callQuery } from '@storefront/shared/query/call-query';
import { choiceProblem, stockOfChoice } from '@storefront/shared/rules/closet-choice';
import { isOrderable, type MenuMode } from '@storefront/shared/rules/menu';
import { MAX_LINE_QUANTITY, maxQuantity } from '@storefront/shared/rules/quantity';
import { personAtom } from '@storefront/shared/session';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** A cart line with today's data of the catalogue. */
export interface LiveLine extends Line {
  /** Its price in rupees when it was added to the cart; null if the price is the same (P4). */
  readonly priceBefore: number | null;
  /** The most that this line can hold beside the other lines that share its stock, at least 1. */
  readonly maxQuantity: number;
  /** The cart holds more pieces of the item than are in stock (C159). */
  readonly isShort: boolean;
}

/** The product of a line; 'gone' if it is deleted, undefined if it is not loaded. */
export type Known = Product | ClosetItem | 'gone' | undefined;

function isSold(line: Line, sold: Product | ClosetItem, mode: MenuMode): boolean {
  return 'colors' in sold ? choiceProblem(sold, line) === null : isOrderable(sold, mode);
}

/** A line with today's name, price and stock; unavailable if it cannot be ordered (P16, P25). */
export function toLive(line: Line, known: Known, mode: MenuMode): LiveLine {
  const asStored = { ...line, priceBefore: null, maxQuantity: MAX_LINE_QUANTITY, isShort: false };
  if (known === undefined) return asStored;
  if (known === 'gone' || !isSold(line, known, mode)) return { ...asStored, isUnavailable: true };
  return {
    ...asStored,
    name: known.name,
    price: known.price,
    priceBefore: known.price === line.price ? null : line.price,
    stock: 'colors' in known ? stockOfChoice(known, line) : known.piecesLeft,
    isStockOfChoice: 'colors' in known && known.cells !== undefined,
  };
}

/** Lines with their limits: lines of an item share its stock, or that of their size and colour (§4, C159, C258). */
export const shareStock = (lines: readonly LiveLine[]): readonly LiveLine[] =>
  lines.map((line) => {
    if (line.stock === undefined) return line;
    const inCart = piecesSharing(lines, line);
    const most = maxQuantity(line.stock - inCart + line.quantity);
    return { ...line, maxQuantity: Math.max(1, most), isShort: inCart > line.stock };
  });

const knownOf = <T extends Known>({ data, error }: UseQueryResult<T>): Known =>
  isNotFound(error) ? 'gone' : data;

const idsOf = (lines: readonly Line[], type: Line['type']) => [
  ...new Set(lines.filter((line) => line.type === type).map(({ productId }) => productId)),
];

/**
 * A guest's lines with today's data of the catalogue, since the stored ones may be old (P25). A member's lines are
 * already fresh from the server.
 */
export function useLiveLines(lines: readonly Line[], table: string | null): readonly LiveLine[] {
  const isGuest = useAtomValue(personAtom) === null;
  const productIds = isGuest ? idsOf(lines, 'product') : [];
  const itemIds = isGuest ? idsOf(lines, 'closet') : [];
  const products = useQueries({
    queries: productIds.map((id) => callQuery('getProduct', { params: { id } })),
  });
  const items = useQueries({
    queries: itemIds.map((id) => callQuery('getClosetItem', { params: { id } })),
  });
  const known = new Map<string, Known>([
    ...products.map((answer, index) => [`product ${productIds[index]}`, knownOf(answer)] as const),
    ...items.map((answer, index) => [`closet ${itemIds[index]}`, knownOf(answer)] as const),
  ]);
  const mode = table === null ? 'normal' : 'table';
  return shareStock(lines.map((line) => toLive(line, known.get(`${line.type} ${line.productId}`), mode)));
}
