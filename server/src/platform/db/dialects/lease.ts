import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** Run it on `db.connection()`: its later writes commit without waiting for the disk. */
export const WITHOUT_DISK = 'pragma synchronous = NORMAL';

/** What Kysely holds during a query, a transaction, or `db.connection()`. */
export interface Lease extends DatabaseConnection {
  /** Gives the lock back; null: the lease does not have it. */
  unlock: (() => void) | null;
  /** When it began to wait for the lock, ms; null: its write has begun since. */
  waitsSince: number | null;
  /** Whether its commits wait for the disk. */
  waitsForDisk: boolean;
  /** Holds the lock until its release, because it ran a statement of unknown effect, such as a pragma. */
  isExclusive: boolean;
  /** Its transaction: `first` began the shared one, `member` has a savepoint in it. */
  transaction: 'first' | 'member' | null;
  /** The last error of a statement. */
  failure: unknown;
  /** The database has ended its transaction, after that error. */
  isLost: boolean;
  /** Kysely has given it back: a query that somebody forgot to await comes too late. */
  isReleased: boolean;
}

/** Begins a lease that holds nothing yet. @param run runs a query of it */
export function openLease(run: (lease: Lease, query: CompiledQuery) => Promise<QueryResult<never>>): Lease {
  const lease: Lease = {
    unlock: null,
    waitsSince: null,
    waitsForDisk: true,
    isExclusive: false,
    transaction: null,
    failure: null,
    isLost: false,
    isReleased: false,
    executeQuery: (query) => run(lease, query),
    streamQuery: async function* stream(query) {
      yield await lease.executeQuery(query);
    } as DatabaseConnection['streamQuery'],
  };
  return lease;
}
