import { nextDayOpening } from '@storefront/shared/rules/next-day-opening';
import type { ExpressionBuilder } from 'kysely';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database } from '../../platform/db/database';
import type { Tables } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { readSettings } from '../../settings/setting-queries';

const isMarked = ({ eb, or }: ExpressionBuilder<Tables, 'products'>) =>
  or([eb('sold_out', '=', 1), eb('pieces_left', 'is not', null)]);

/** Ends the marks "sold out today" and the counts of earlier days once the shop has opened (C170, C226). @param now in milliseconds */
export async function endSoldOut(db: Database, now: number): Promise<void> {
  const marked = await db
    .selectFrom('products')
    .select(['id', 'sold_out_at'])
    .where(isMarked)
    .where('sold_out_at', 'is not', null)
    .execute();
  if (marked.length === 0) return;
  const hours = await readSettings(db);
  const isOver = (at: number) => (nextDayOpening(at, hours) ?? Infinity) <= now;
  const over = marked.flatMap(({ sold_out_at: at }) => (at !== null && isOver(at) ? at : []));
  if (over.length === 0) return;
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('products')
      .set(({ eb }) => ({
        sold_out: 0,
        sold_out_at: null,
        pieces_left: null,
        version: eb('version', '+', 1),
        updated_at: now,
        updated_by: null,
      }))
      .where(isMarked)
      .where('sold_out_at', '<=', Math.max(...over))
      .execute();
    await raiseDataVersion(tx);
  });
}
