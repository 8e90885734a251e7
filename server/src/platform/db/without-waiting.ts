import { PostgresAdapter, sql } from 'kysely';
import type { Database, Reader } from './database';

/** The statements that switch waiting for the disk off and on again. */
const embedded = { relax: 'pragma synchronous = NORMAL', restore: 'pragma synchronous = FULL' };
const postgres = { relax: 'set synchronous_commit = off', restore: 'reset synchronous_commit' };

/**
 * Stores what may be lost in a power cut, such as a count of attempts, without waiting until it has reached the disk.
 * Nothing that is stored otherwise becomes less safe by it: the next commit that waits takes these along.
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
