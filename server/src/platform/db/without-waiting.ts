import { PostgresAdapter, sql } from 'kysely';
import type { Database, Reader } from './database';

/** Statements that switch waiting for the disk off and on. */
const embedded = { relax: 'pragma synchronous = NORMAL', restore: 'pragma synchronous = FULL' };
const postgres = { relax: 'set synchronous_commit = off', restore: 'reset synchronous_commit' };

/**
 * Runs writes that may be lost in a power cut, such as rate limits, without waiting for the disk. Other writes stay
 * safe: the next commit that waits also flushes these.
 */
export function withoutWaiting<T>(db: Database, write: (connection: Reader) => Promise<T>): Promise<T> {
  const { relax, restore } = db.getExecutor().adapter instanceof PostgresAdapter ? postgres : embedded;
  return db.connection().execute(async (connection) => {
    await sql.raw(relax).execute(connection);
    try {
      return await write(connection);
    } finally {
      await sql.raw(restore).execute(connection);
    }
  });
}
