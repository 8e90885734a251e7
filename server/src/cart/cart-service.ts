import { conflict, notFound } from '@storefront/http/failure';
import type { CartLine } from '@storefront/shared/contract/entities/cart-line';
import {
  additionProblem,
  type LineChange,
  lineLimit,
  quantityProblem,
} from '@storefront/shared/ordering/sellable-item';
import { findLine } from '@storefront/shared/rules/cart-lines';
import { findSellable, type PicturedItem } from '../catalogue/find-sellable';
import type { CartLinesTable } from '../platform/db/cart-schema';
import type { Database, Reader, Tx } from '../platform/db/database';
import { type Attempt, claimKey, storeAnswer } from '../platform/db/idempotency-keys';
import { newId } from '../platform/db/ids';
import { inTransaction } from '../platform/db/transaction';
import { cartLineRow } from './cart-line-row';
import { cartLineToWire } from './cart-line-to-wire';
import { clearLines, deleteLines, growLine, selectCart, setQuantity } from './cart-queries';
import { type AddInput, readWantedLine } from './read-wanted-line';

/** Most lines in a cart, as in an order. */
const LINES_MAX = 100;

/** Returns a person's line by its own id, or by the id of a product that only one line has (C46). */
const lineMeant = (rows: readonly CartLinesTable[], id: string): CartLinesTable | null =>
  findLine(
    rows.map((row) => ({ row, lineId: row.id, productId: row.item_id })),
    id,
  )?.row ?? null;

async function itemOf(db: Reader, row: CartLinesTable): Promise<PicturedItem | undefined> {
  return (await findSellable(db, [row.item_id])).get(row.item_id, row.item_type);
}

/** Returns how a line of a cart is to change. @param row the line; a new one is in no cart yet */
function changeOf(item: PicturedItem, row: CartLinesTable, cart: readonly CartLinesTable[]): LineChange {
  const lines = cart.filter(
    (one) =>
      one.item_id === row.item_id && one.item_type === row.item_type && one.table_number === row.table_number,
  );
  const own = lines.find((one) => one.line_key === row.line_key)?.quantity ?? 0;
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { item, tableNumber: row.table_number, own, elsewhere: all - own };
}

/** Adds a line, or its pieces to the equal line (P21). @param isPush it moves a guest's line. @throws Failure 400, 404, 409 */
async function addLine(
  tx: Tx,
  userId: string,
  id: string,
  input: AddInput,
  { now, isPush }: { readonly now: number; readonly isPush: boolean },
): Promise<CartLine> {
  const { line, item } = await readWantedLine(tx, userId, id, input);
  const addedAt = input.addedAt === undefined ? now : Math.min(Date.parse(input.addedAt), now);
  const row = cartLineRow(newId(), line, input.quantity, addedAt);
  const change = changeOf(item, row, await selectCart(tx, userId));
  const problem = additionProblem(change, input.quantity, isPush);
  if (problem !== null) throw conflict(problem);
  const stored = await growLine(tx, row, lineLimit(item, line.tableNumber, change.elsewhere));
  const isNew = stored.id === row.id;
  if (isNew && (await selectCart(tx, userId)).length > LINES_MAX)
    throw conflict('The cart is full: remove something first');
  return cartLineToWire(stored, item);
}

/** Reads and changes the carts of signed-in people. Lines of tables are separate, by table number (C48). */
export function createCartService(db: Database, now: () => number) {
  return {
    /** Returns every line with its current price (C23, P4). */
    async list(userId: string): Promise<CartLine[]> {
      const rows = await selectCart(db, userId);
      const items = await findSellable(
        db,
        rows.map((row) => row.item_id),
      );
      return rows.map((row) => cartLineToWire(row, items.get(row.item_id, row.item_type)));
    },

    /**
     * Adds pieces, to the equal line if there is one; all lines of an item share its stock (P21, C159). A request with a key is applied once; a
     * repeat gets the first answer, even if the line has changed since.
     *
     * @throws Failure 400, 404, 409
     */
    add(userId: string, id: string, input: AddInput, key?: string): Promise<CartLine> {
      const attempt: Attempt | null =
        key === undefined ? null : { actor: `cart ${userId}`, key, payload: [id, input] };
      return inTransaction(db, async (tx) => {
        const earlier = attempt && (await claimKey<CartLine>(tx, attempt, now()));
        if (earlier) return earlier;
        const added = await addLine(tx, userId, id, input, { now: now(), isPush: attempt !== null });
        if (attempt) await storeAnswer(tx, attempt, added);
        return added;
      });
    },

    /** Sets the quantity of one line. @throws Failure 404 for another person's line; 409 */
    setQuantity(userId: string, id: string, quantity: number): Promise<CartLine> {
      return inTransaction(db, async (tx) => {
        const cart = await selectCart(tx, userId);
        const row = lineMeant(cart, id);
        const item = row && (await itemOf(tx, row));
        if (!row || !item) throw notFound('Line not found');
        const problem = quantityProblem(changeOf(item, row, cart), quantity);
        if (problem !== null) throw conflict(problem);
        const stored = await setQuantity(tx, row.id, quantity);
        if (!stored) throw notFound('Line not found');
        return cartLineToWire(stored, item);
      });
    },

    /** Removes the lines of these ids. Ignores unknown ids and other people's lines (C45). */
    async remove(userId: string, ids: readonly string[]): Promise<void> {
      await inTransaction(db, async (tx) => {
        const rows = await selectCart(tx, userId);
        const lineIds = ids.flatMap((id) => lineMeant(rows, id.trim())?.id ?? []);
        await deleteLines(tx, userId, lineIds);
      });
    },

    clear: (userId: string): Promise<void> => clearLines(db, userId),
  };
}
