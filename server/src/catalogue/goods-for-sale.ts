import { paths } from '@storefront/shared/paths';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database';

/** Rows per query: few enough that the embedded database answers within milliseconds. */
const ROWS = 2_000;

const SHOPS = [
  {
    table: 'products',
    isShown: sql<boolean>`deleted_at is null and ugage = 'enable'`,
    pathOf: paths.product,
  },
  { table: 'closet_items', isShown: sql<boolean>`deleted_at is null`, pathOf: paths.closetItem },
] as const;

/** Returns the time of the last change by staff: of the newest audit row (P74), else of creation. */
const changedAt = (table: string) =>
  sql<number>`coalesce((select max(at) from audit where subject = ${sql.ref(`${table}.id`)}), created_at)`;

/** Yields the page of every item that a guest can see, in batches: products first, then closet items. */
export function goodsForSale(db: Database, readVersion: () => Promise<number>, most = ROWS) {
  return {
    readVersion,
    async *read() {
      for (const { table, isShown, pathOf } of SHOPS) {
        let after = '';
        do {
          const rows = await db
            .selectFrom(table)
            .select(['id', changedAt(table).as('at')])
            .where(isShown)
            .where('id', '>', after)
            .orderBy('id')
            .limit(most)
            .execute();
          yield rows.map(({ id, at }) => ({ path: pathOf(id), changedAt: at }));
          after = rows.length < most ? '' : (rows.at(-1)?.id ?? '');
        } while (after !== '');
      }
    },
  };
}
