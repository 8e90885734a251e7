import { paths } from '@storefront/shared/paths';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database';

/** Rows of one query: small enough that the embedded database answers within some milliseconds. */
const ROWS = 2_000;

const SHOPS = [
  {
    table: 'products',
    isShown: sql<boolean>`deleted_at is null and ugage = 'enable'`,
    pathOf: paths.product,
  },
  { table: 'closet_items', isShown: sql<boolean>`deleted_at is null`, pathOf: paths.closetItem },
] as const;

/** Time of the last change by staff: the newest audit row (P74), or else the time of creation. */
const changedAt = (table: string) =>
  sql<number>`coalesce((select max(at) from audit where subject = ${sql.ref(`${table}.id`)}), created_at)`;

/** Lists the page of every item that the catalogue shows a guest, in batches: dishes first, then clothes. */
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
