import { addToCart } from '@storefront/shared/api/cart';
import type { QueryClient } from '@tanstack/react-query';
import type { CartLine } from '../contract/entities/cart-line';
import { callKey } from '../query/call-query';
import { belongsTo, fromServer, type Line, type NewLine, optionIdsOf } from './line';

const key = callKey('getCart', {});

/** Marks the cart as stale; an active query reads it again. */
export const refreshServerCart = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: key });

/** Adds one line to the signed-in person's cart on the server; table lines are marked (C48). */
export const addToServerCart = (line: NewLine, table: string | null, pushKey?: string) =>
  addToCart(
    line.productId,
    {
      quantity: line.quantity,
      type: line.type,
      selectedColor: line.selectedColor,
      selectedSize: line.selectedSize,
      requests: line.requests,
      ...(line.options && { options: optionIdsOf(line) }),
      isTableOrder: table !== null,
      tableNumber: table,
      ...(line.addedAt && { addedAt: line.addedAt }),
    },
    pushKey,
  );

/** Shows a change before the server answers; the next read of the cart replaces it. */
async function show(queries: QueryClient, change: (lines: CartLine[]) => CartLine[]): Promise<void> {
  await queries.cancelQueries({ queryKey: key });
  queries.setQueryData<CartLine[]>(key, (lines) => lines && change(lines));
}

/** The lines of a table, or of the normal cart, that the screen shows; empty until they are loaded. */
export const shownLines = (queries: QueryClient, table: string | null): readonly Line[] =>
  (queries.getQueryData<CartLine[]>(key) ?? []).filter((line) => belongsTo(line, table)).map(fromServer);

function withQuantity(line: CartLine, quantity: number): CartLine {
  const price = (line.productDetails ?? line.closetDetails)?.price ?? 0;
  return { ...line, quantity, total: price * quantity };
}

/** Shows a line with another quantity and computes its total, since the server's own is stale (C23). */
export const showQuantity = (queries: QueryClient, lineId: string, quantity: number): Promise<void> =>
  show(queries, (lines) => lines.map((line) => (line._id === lineId ? withQuantity(line, quantity) : line)));

let shownAdditions = 0;

/**
 * Shows a line before the server has it, apart from an equal one, so that each can be rolled back alone.
 *
 * @returns its temporary id
 */
export async function showAddition(
  queries: QueryClient,
  { productId, name, price, image, imageSet, stock, isStockOfChoice, place, ...line }: NewLine,
  table: string | null,
): Promise<string> {
  shownAdditions += 1;
  const id = `new-${shownAdditions}`;
  const stocked = isStockOfChoice ? { cellStock: stock } : { availableStock: stock };
  const details = { _id: productId, name, price, image, imageSet, ...stocked };
  const added: CartLine = {
    ...line,
    _id: id,
    isTableOrder: table !== null,
    tableNumber: table,
    total: price * line.quantity,
    [line.type === 'closet' ? 'closetDetails' : 'productDetails']: details,
  };
  await show(queries, (lines) => {
    const next = place === undefined ? undefined : lines.filter((one) => belongsTo(one, table))[place];
    const index = next ? lines.indexOf(next) : lines.length;
    return [...lines.slice(0, index), added, ...lines.slice(index)];
  });
  return id;
}

/** Shows the cart without some lines. */
export const showRemoval = (queries: QueryClient, lineIds: readonly string[]): Promise<void> =>
  show(queries, (lines) => lines.filter(({ _id }) => !lineIds.includes(_id)));
