import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Tx } from './database';

/**
 * Holds the rows of a query until the commit, `query.$call(lockRows(tx))`; order them by id, so that two transactions
 * never wait for each other in a circle (P6, P39). The embedded database holds everything while somebody writes.
 */
export const lockRows =
  (tx: Tx) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    tx.getExecutor().adapter instanceof PostgresAdapter ? query.forNoKeyUpdate() : query;
