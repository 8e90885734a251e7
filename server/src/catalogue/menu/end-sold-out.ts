import { nextDayOpening } from '@storefront/shared/rules/next-day-opening';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { readSettings } from '../../settings/setting-queries';

/** Ends the marks "sold out today" of earlier days once the shop has opened (C170). @param now in milliseconds */
export async function endSoldOut(db: Database, now: number): Promise<void> {
  const marked = await db
    .selectFrom('products')
    .select(['id', 'sold_out_at'])
    .where('sold_out', '=', 1)
    .where('sold_out_at', 'is not', null)
    .execute();
  if (marked.length === 0) return;
  const hours = await readSettings(db);
  const isOver = (at: number | null) => at !== null && (nextDayOpening(at, hours) ?? Infinity) <= now;
  const over = marked.filter(({ sold_out_at }) => isOver(sold_out_at)).map(({ id }) => id);
  if (over.length === 0) return;
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('products')
      .set(({ eb }) => ({
        sold_out: 0,
        sold_out_at: null,
        version: eb('version', '+', 1),
        updated_at: now,
        updated_by: null,
      }))
      .where('id', 'in', over)
      .where('sold_out', '=', 1)
      .execute();
    await raiseDataVersion(tx);
  });
}
