import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Tx } from './database';

/** Whether transactions write at the same time, so that rows have to be locked: on PostgreSQL. */
export const locksRows = (tx: Tx): boolean => tx.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Locks the rows of a query until the commit: `query.$call(lockRows(tx))`. Order them by id, so that transactions
 * cannot deadlock (P6, P39). SQLite needs no lock: one transaction writes at a time.
 */
export const lockRows =
  (tx: Tx) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    locksRows(tx) ? query.forNoKeyUpdate() : query;
