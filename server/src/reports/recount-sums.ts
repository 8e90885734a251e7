import { PostgresAdapter, sql } from 'kysely';
import type { Database, Reader } from '../platform/db/database';
import { fillSums, RECOUNTS } from '../platform/db/migrations/0034/recount';
import { inTransaction } from '../platform/db/transaction';

type SumTable = keyof typeof RECOUNTS;

/** Table → columns that name a row, and columns that add up over its lanes. */
const COLUMNS: Readonly<
  Record<SumTable, { readonly row: readonly string[]; readonly sums: readonly string[] }>
> = {
  order_sums: {
    row: ['day', 'hour'],
    sums: [
      ...['orders', 'cafe_paisa', 'closet_paisa', 'happy_paisa', 'coupon_paisa', 'fee_paisa', 'points'],
      ...['total_paisa', 'paid_paisa', 'collected_paisa'],
    ],
  },
  item_sums: { row: ['days', 'first_day', 'item_type', 'item_id'], sums: ['pieces', 'paisa'] },
  lost_sums: { row: ['day', 'kind', 'reason'], sums: ['orders', 'paisa'] },
  person_days: { row: ['person', 'day', 'previous_day'], sums: ['orders'] },
};

const tables = Object.keys(COLUMNS) as SumTable[];

/** A row of sums that is not what the orders say. */
export interface SumDifference {
  readonly table: SumTable;
  /** `stored`: the row is there and wrong; `counted`: it is what the orders say. */
  readonly side: 'stored' | 'counted';
  readonly row: Readonly<Record<string, unknown>>;
}

/** How many differing rows of one table the check names. */
const MOST = 20;

async function differencesOf(db: Reader, table: SumTable): Promise<SumDifference[]> {
  const { row, sums } = COLUMNS[table];
  const columns = [...row, ...sums].join(', ');
  // An order that was cancelled leaves a row of zeros.
  const stored = `select ${row.join(', ')}, ${sums.map((name) => `sum(${name}) as ${name}`).join(', ')} from ${table}
    group by ${row.join(', ')} having ${sums.map((name) => `sum(${name}) <> 0`).join(' or ')}`;
  const counted = `select ${columns} from (${RECOUNTS[table]}) as counted`;
  const without = async (side: SumDifference['side'], one: string, other: string) => {
    const query = `select * from (${one}) as one except select * from (${other}) as other limit ${MOST}`;
    const { rows } = await sql.raw<Record<string, unknown>>(query).execute(db);
    return rows.map((found) => ({ table, side, row: found }));
  };
  return [...(await without('stored', stored, counted)), ...(await without('counted', counted, stored))];
}

const isPostgres = (db: Reader): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Compares the sums with a recount of all orders (C285), as they are at one moment; writers do not wait. Returns what
 * differs, at most 20 rows of each table and side.
 */
export const checkSums = (db: Database): Promise<SumDifference[]> =>
  db.connection().execute(async (one) => {
    // The transactions of the shop would keep other writers of the embedded database out.
    await sql.raw(isPostgres(one) ? 'begin isolation level repeatable read' : 'begin').execute(one);
    try {
      const all: SumDifference[] = [];
      for (const table of tables) all.push(...(await differencesOf(one, table)));
      return all;
    } finally {
      await sql`rollback`.execute(one);
    }
  });

/** Replaces the sums by a recount of all orders. Orders that are placed meanwhile wait for the end. */
export const repairSums = (db: Database): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (isPostgres(tx)) await sql.raw(`lock table ${tables.join(', ')} in exclusive mode`).execute(tx);
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(tx);
    for (const statement of fillSums) await sql.raw(statement).execute(tx);
  });
