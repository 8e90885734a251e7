import { sql } from 'kysely';
import type { CartLinesTable } from '../platform/db/cart-schema';
import type { Reader, Tx } from '../platform/db/database';

/** Returns a person's lines, oldest first. */
export const selectCart = (db: Reader, userId: string): Promise<CartLinesTable[]> =>
  db
    .selectFrom('cart_lines')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Inserts a line, or adds its pieces to the equal line, up to `limit`: in one statement, so that no piece is lost
 * (P21).
 */
export const growLine = (tx: Tx, row: CartLinesTable, limit: number): Promise<CartLinesTable> =>
  tx
    .insertInto('cart_lines')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'line_key']).doUpdateSet({
        quantity: sql`case when cart_lines.quantity + excluded.quantity > ${sql.lit(limit)}
          then ${sql.lit(limit)} else cart_lines.quantity + excluded.quantity end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

/** Sets the quantity of a line; returns undefined if it does not exist. */
export const setQuantity = (tx: Tx, id: string, quantity: number): Promise<CartLinesTable | undefined> =>
  tx.updateTable('cart_lines').set({ quantity }).where('id', '=', id).returningAll().executeTakeFirst();

/** Removes lines of one person and ignores ids of other people's lines (C45). */
export async function deleteLines(db: Reader, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Removes every line of a person. */
export async function clearLines(db: Reader, userId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}
