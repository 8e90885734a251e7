import { isNotFound } from '@storefront/shared/api/api-error';
import { type Line, piecesSharing } from '@storefront/shared/cart/line';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import type { Product } from '@storefront/shared/contract/entities/product';
import { readOptions } from '@storefront/shared/ordering/option-wire';
import { callQuery } from '@storefront/shared/query/call-query';
import { choiceProblem, stockOfChoice } from '@storefront/shared/rules/closet-choice';
import { currentOptions } from '@storefront/shared/rules/dish-options';
import { isOrderable, type MenuMode } from '@storefront/shared/rules/menu';
import { MAX_LINE_QUANTITY, maxQuantity } from '@storefront/shared/rules/quantity';
import { personAtom } from '@storefront/shared/session';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { groupsOf, hasOptions, pricedOptions } from '../../common/options/dish-groups';

/** A cart line with today's data of the catalogue. */
export interface LiveLine extends Line {
  /** Its price in rupees when it was added to the cart; null if the price is the same (P4). */
  readonly priceBefore: number | null;
  /** The most that this line can hold beside the other lines that share its stock, at least 1. */
  readonly maxQuantity: number;
  /** The cart holds more pieces of the item than are in stock (C159). */
  readonly isShort: boolean;
  /** The dish, if its options can be changed in the cart; null for all others. */
  readonly dish: Product | null;
}

/** The product of a line; 'gone' if it is deleted, undefined if it is not loaded. */
export type Known = Product | ClosetItem | 'gone' | undefined;

function isSold(line: Line, sold: Product | ClosetItem, mode: MenuMode): boolean {
  return 'colors' in sold ? choiceProblem(sold, line) === null : isOrderable(sold, mode);
}

/**
 * Returns options, price and problem of a line today. A line that was stored before the dish had options has its default
 * ones (C255).
 */
function todaysOptions(line: Line, dish: Product, all: readonly OptionGroupOnWire[]) {
  const stored = line.options ? readOptions(line.options) : null;
  const { options, problem } = currentOptions(groupsOf(dish, all), stored);
  if (problem) return { price: line.price, isUnavailable: true, problem: problem.text };
  return pricedOptions(dish, options);
}

/**
 * A line with today's name, price and stock; unavailable if it cannot be ordered (P16, P25).
 *
 * @param all every group of options; undefined until they are loaded
 */
export function toLive(
  line: Line,
  known: Known,
  mode: MenuMode,
  all?: readonly OptionGroupOnWire[],
): LiveLine {
  const asStored = { ...line, priceBefore: null, maxQuantity: MAX_LINE_QUANTITY, isShort: false, dish: null };
  if (known === undefined) return asStored;
  if (known === 'gone') return { ...asStored, isUnavailable: true };
  if (!isSold(line, known, mode)) {
    if ('colors' in known) return { ...asStored, isUnavailable: true };
    const { piecesLeft: stock, soldOutUntil } = known;
    return { ...asStored, isUnavailable: true, stock, ...(soldOutUntil && { soldOutUntil }) };
  }
  const isDish = !('colors' in known) && hasOptions(known);
  if (isDish && !all) return asStored;
  const today = isDish && all ? todaysOptions(line, known, all) : { price: known.price, options: undefined };
  return {
    ...asStored,
    ...today,
    dish: isDish ? known : null,
    name: known.name,
    ...(!('colors' in known) && { category: known.category }),
    priceBefore: today.price === line.price ? null : line.price,
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
 * already fresh from the server; their dishes with options are read, so that these can be changed.
 */
export function useLiveLines(lines: readonly Line[], table: string | null): readonly LiveLine[] {
  const isGuest = useAtomValue(personAtom) === null;
  const productIds = idsOf(isGuest ? lines : lines.filter(({ options }) => options), 'product');
  const itemIds = isGuest ? idsOf(lines, 'closet') : [];
  const products = useQueries({
    queries: productIds.map((id) => callQuery('getProduct', { params: { id } })),
  });
  const items = useQueries({
    queries: itemIds.map((id) => callQuery('getClosetItem', { params: { id } })),
  });
  const { data: groups } = useQuery({
    ...callQuery('listOptionGroups', {}),
    enabled: products.some(({ data }) => data && hasOptions(data)),
  });
  const known = new Map<string, Known>([
    ...products.map((answer, index) => [`product ${productIds[index]}`, knownOf(answer)] as const),
    ...items.map((answer, index) => [`closet ${itemIds[index]}`, knownOf(answer)] as const),
  ]);
  const mode = table === null ? 'normal' : 'table';
  return shareStock(
    lines.map((line) => toLive(line, known.get(`${line.type} ${line.productId}`), mode, groups)),
  );
}
