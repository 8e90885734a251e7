import { conflict } from '@storefront/http/failure';
import { PostgresAdapter } from 'kysely';
import type { Database, Tx } from '../../platform/db/database';
import { lockRows } from '../../platform/db/lock-rows';
import type { UsersTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';

/** An account places no order between the locks of ten attempts in a row. */
const ATTEMPTS = 10;

/** Locks the orders of an account until the commit, also those that staff deleted; returns their ids. */
const lockOrders = async (tx: Tx, userId: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/**
 * Locks accounts until the commit, in order of id, so that nobody stores a row that refers to them: an order that is
 * being placed is either there before, or finds the account closed.
 */
async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, UsersTable>> {
  const isPostgres = tx.getExecutor().adapter instanceof PostgresAdapter;
  const rows = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(isPostgres, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

interface Locked {
  /** The account whose orders are locked too. */
  readonly ordersOf: string;
  /** All accounts that the work changes. */
  readonly accounts: readonly string[];
}

type Work<T> = (tx: Tx, accounts: ReadonlyMap<string, UsersTable>, orders: ReadonlySet<string>) => Promise<T>;

/**
 * Runs the work in one transaction that holds the orders of an account, then accounts: every change of an order locks in
 * this order, so they cannot deadlock. Retries if an order was placed in between.
 *
 * @throws Failure 409 if that happens ten times
 */
export async function withLockedAccounts<T>(
  db: Database,
  { ordersOf, accounts }: Locked,
  work: Work<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const done = await inTransaction(db, async (tx) => {
      const locked = await lockOrders(tx, ordersOf);
      const users = await lockAccounts(tx, accounts);
      const now = await tx.selectFrom('orders').select('id').where('user_id', '=', ordersOf).execute();
      if (now.some(({ id }) => !locked.has(id))) return null;
      return { result: await work(tx, users, locked) };
    });
    if (done) return done.result;
  }
  throw conflict('This account is placing orders right now. Try again.');
}
