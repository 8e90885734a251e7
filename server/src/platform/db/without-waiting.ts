import { type AliasedRawBuilder, PostgresAdapter, sql } from 'kysely';
import type { Database, Reader } from './database';
import { WITHOUT_DISK } from './dialects/lease';

type Unsynced = AliasedRawBuilder<string, 'unsynced'>;

/** Lasts until the commit of its own statement, so it needs no other one. */
const postgres: Unsynced = sql<string>`set_config('synchronous_commit', 'off', true)`.as('unsynced');
/** The driver has switched its connection already. */
const embedded: Unsynced = sql.lit('off').as('unsynced');

/**
 * Runs writes that may be lost in a power cut, such as rate limits, without waiting for the disk. Other writes stay
 * safe: the next commit that waits also flushes these.
 *
 * @param write each of its writes has to return `unsynced`: `.returning(unsynced)`
 */
export function withoutWaiting<T>(
  db: Database,
  write: (connection: Reader, unsynced: Unsynced) => Promise<T>,
): Promise<T> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return write(db, postgres);
  return db.connection().execute(async (connection) => {
    await sql.raw(WITHOUT_DISK).execute(connection);
    return write(connection, embedded);
  });
}
