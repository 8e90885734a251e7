import { addToCart } from '@storefront/shared/api/cart';
import type { QueryClient } from '@tanstack/react-query';
import type { CartLine } from '../contract/entities/cart-line';
import { callKey } from '../query/call-query';
import type { NewLine } from './line';

const key = callKey('getCart', {});

/** Asks the server again what is in the cart. */
export const refreshServerCart = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: key });

/** Puts one line into the signed-in person's cart on the server, table lines marked as such (C48). */
export const addToServerCart = (line: NewLine, table: string | null, pushKey?: string) =>
  addToCart(
    line.productId,
    {
      quantity: line.quantity,
      type: line.type,
      selectedColor: line.selectedColor,
      selectedSize: line.selectedSize,
      requests: line.requests,
      isTableOrder: table !== null,
      tableNumber: table,
    },
    pushKey,
  );

/** Shows a change before the server has answered; its next answer puts its own in place. */
async function show(queries: QueryClient, change: (lines: CartLine[]) => CartLine[]): Promise<void> {
  await queries.cancelQueries({ queryKey: key });
  queries.setQueryData<CartLine[]>(key, (lines) => lines && change(lines));
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  const price = (line.productDetails ?? line.closetDetails)?.price ?? 0;
  return { ...line, quantity, total: price * quantity };
}

/** Shows a line with another quantity; the `total` that the server gave it is stale from then on (C23). */
export const showQuantity = (queries: QueryClient, lineId: string, quantity: number): Promise<void> =>
  show(queries, (lines) => lines.map((line) => (line._id === lineId ? withQuantity(line, quantity) : line)));

let shownAdditions = 0;

/**
 * Shows a line that the server has not taken yet, beside an equal one: each can be taken back by itself.
 * @returns its id until the server names it
 */
export async function showAddition(
  queries: QueryClient,
  { productId, name, price, image, imageSet, ...line }: NewLine,
  table: string | null,
): Promise<string> {
  shownAdditions += 1;
  const id = `new-${shownAdditions}`;
  const details = { _id: productId, name, price, image, imageSet };
  const added: CartLine = {
    ...line,
    _id: id,
    isTableOrder: table !== null,
    tableNumber: table,
    total: price * line.quantity,
    [line.type === 'closet' ? 'closetDetails' : 'productDetails']: details,
  };
  await show(queries, (lines) => [...lines, added]);
  return id;
}

/** Shows the cart without some lines. */
export const showRemoval = (queries: QueryClient, lineIds: readonly string[]): Promise<void> =>
  show(queries, (lines) => lines.filter(({ _id }) => !lineIds.includes(_id)));
