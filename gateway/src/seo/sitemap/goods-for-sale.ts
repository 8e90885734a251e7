import { paths } from '@storefront/shared/paths';
import { sql } from 'kysely';
import type { Database } from '../../../../server/src/platform/db/database';

/** A page of something that is sold, and when it last changed. */
export interface ListedPage {
  readonly path: string;
  /** Milliseconds since 1970, UTC; null: nobody keeps it. */
  readonly changedAt: number | null;
}

/** Reads every page of something that is sold; a new version means that another reading would differ. */
export interface GoodsForSale {
  readVersion(): Promise<number>;
  read(): AsyncIterable<readonly ListedPage[]>;
}

/** Rows of one query: the embedded database answers it within some milliseconds and lets others take their turn. */
const ROWS = 2_000;

const SHOPS = [
  {
    table: 'products',
    isShown: sql<boolean>`deleted_at is null and ugage = 'enable'`,
    pathOf: paths.product,
  },
  { table: 'closet_items', isShown: sql<boolean>`deleted_at is null`, pathOf: paths.closetItem },
] as const;

/** When staff last changed a row: what stands in the audit (P74), else when it was added. */
const changedAt = (table: string) =>
  sql<number>`coalesce((select max(at) from audit where subject = ${sql.ref(`${table}.id`)}), created_at)`;

/** Everything that the catalogue shows a guest, in pieces of a few thousand rows: dishes first, then clothes. */
export function goodsForSale(db: Database, readVersion: () => Promise<number>, most = ROWS): GoodsForSale {
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
