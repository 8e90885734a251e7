import { fromCartRow, type LineInput, type OrderRequest } from '@storefront/shared/ordering/order-request';
import { deleteLines, setQuantity } from '../../cart/cart-queries';
import { parseOptionsColumn } from '../../catalogue/options/option-group-queries';
import type { Tx } from '../../platform/db/database';
import { lockRows } from '../../platform/db/lock-rows';

/** Returns the order with the items of the lines that are named by an id of the person's cart lines (C152). */
export async function resolveCartLines(tx: Tx, request: OrderRequest): Promise<OrderRequest> {
  const ids = request.lines.flatMap(({ productId }) => productId || []);
  if (request.userId === null || ids.length === 0) return request;
  const rows = await tx
    .selectFrom('cart_lines')
    .select([
      'id',
      'item_id as itemId',
      'item_type as type',
      'quantity',
      'color as selectedColor',
      'size as selectedSize',
      'requests',
      'options',
    ])
    .where('user_id', '=', request.userId)
    .where('id', 'in', ids)
    .execute();
  const ofCart = new Map(
    rows.map((row) => {
      const options = parseOptionsColumn(row.options)?.map(({ id }) => id) ?? null;
      return [row.id, { ...row, options }];
    }),
  );
  const lines = request.lines.map((line) => fromCartRow(line, ofCart.get(line.productId ?? '')));
  return { ...request, lines };
}

const cartLinesOf = (lines: readonly LineInput[]): string[] =>
  lines.flatMap(({ cartLine }) => cartLine ?? []);

/**
 * Returns the pieces in each cart line that a member's order names, and locks them until the commit, so that two devices
 * cannot order the same pieces (C402). Undefined if it names none.
 */
export async function lockCartLines(
  tx: Tx,
  { userId, lines }: OrderRequest,
): Promise<ReadonlyMap<string, number> | undefined> {
  const ids = cartLinesOf(lines);
  if (userId === null || ids.length === 0) return undefined;
  const rows = await tx
    .selectFrom('cart_lines')
    .select(['id', 'quantity'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

/** Takes the ordered pieces out of the cart lines that an order names (C22, C402). @param inCart as `lockCartLines` returned it */
export async function takeFromCart(
  tx: Tx,
  { userId, lines }: OrderRequest,
  inCart: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  if (userId === null) return;
  const left = new Map(inCart);
  for (const { cartLine, quantity } of lines)
    if (cartLine && left.has(cartLine)) left.set(cartLine, (left.get(cartLine) ?? 0) - quantity);
  await deleteLines(
    tx,
    userId,
    [...left].flatMap(([id, pieces]) => (pieces > 0 ? [] : id)),
  );
  for (const [id, pieces] of left) if (pieces > 0) await setQuantity(tx, id, pieces);
}
