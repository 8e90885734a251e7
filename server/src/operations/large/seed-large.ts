import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Insertable, PostgresAdapter, sql } from 'kysely';
import { typeRows } from '../../catalogue/closet/closet-types';
import { recountCategories } from '../../catalogue/menu/menu-categories';
import type { Database, Tx } from '../../platform/db/database';
import type { Tables } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { repairSums } from '../../reports/recount-sums';
import { OperationsError } from '../operations-error';
import { tableNames } from '../table-sums';
import { closetRow, customerRow, lineRow, orderRow, productRow } from './large-rows';
import type { Sizes } from './sizes';

/** Rows per transaction and per statement: PostgreSQL accepts 65,535 values, SQLite half of that. */
const BATCH = 10_000;
const VALUES = 30_000;

type Progress = (what: string, done: number, total: number) => void;

async function insert<T extends keyof Tables>(tx: Tx, table: T, rows: readonly Insertable<Tables[T]>[]) {
  const size = Math.floor(VALUES / Object.keys(rows[0] ?? { none: 0 }).length);
  for (let at = 0; at < rows.length; at += size) {
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + size))
      .execute();
  }
}

async function inBatches(
  db: Database,
  total: number,
  store: (tx: Tx, indexes: readonly number[]) => Promise<void>,
  onProgress: (done: number) => void,
): Promise<void> {
  for (let at = 0; at < total; at += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, total - at) }, (_, index) => at + index);
    await inTransaction(db, (tx) => store(tx, indexes));
    onProgress(at + indexes.length);
    // Statements of the embedded database release their memory at the next turn of the event loop.
    await nextTurn();
  }
}

/** Updates the planner's statistics, and lets PostgreSQL use index-only scans. */
async function tidy(db: Database): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const tables = sql.join(tableNames.map((name) => sql.table(name)));
  await (isPostgres ? sql`vacuum (analyze) ${tables}` : sql`analyze`).execute(db);
}

/**
 * Fills an empty shop with rows for measurements. None of its customers can log in.
 *
 * @throws OperationsError if the shop already has orders or products
 */
export async function seedLarge(
  db: Database,
  sizes: Sizes,
  now: number,
  onProgress: Progress,
): Promise<void> {
  const { rows } = await sql`select 1 from orders union all select 1 from products limit 1`.execute(db);
  if (rows.length > 0)
    throw new OperationsError('This shop has products or orders already: seed an empty one (DEMO=0)');
  const { products, closetItems, customers, orders } = sizes;
  const progressOf = (what: string, total: number) => (done: number) => onProgress(what, done, total);

  const storeProducts = async (tx: Tx, indexes: readonly number[]) => {
    const rows = indexes.map((index) => productRow(index, now));
    await insert(tx, 'products', rows);
    await recountCategories(
      tx,
      rows.map(({ category }) => category),
    );
  };
  await inBatches(db, products, storeProducts, progressOf('cafe items', products));
  const storeItems = async (tx: Tx, indexes: readonly number[]) => {
    const rows = indexes.map((index) => closetRow(index, now));
    await insert(tx, 'closet_items', rows);
    await insert(tx, 'closet_types', rows.flatMap(typeRows));
  };
  await inBatches(db, closetItems, storeItems, progressOf('closet items', closetItems));
  await inBatches(
    db,
    customers,
    (tx, indexes) =>
      insert(
        tx,
        'users',
        indexes.map((index) => customerRow(index, now)),
      ),
    progressOf('customers', customers),
  );
  const storeOrders = async (tx: Tx, indexes: readonly number[]) => {
    await insert(
      tx,
      'orders',
      indexes.map((index) => orderRow(index, customers, now)),
    );
    const lines = indexes.flatMap((index) => [lineRow(index, 0, products), lineRow(index, 1, products)]);
    await insert(tx, 'order_lines', lines);
  };
  await inBatches(db, orders, storeOrders, progressOf('orders', orders));
  await repairSums(db);
  await tidy(db);
}
