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
    const restoreWaiting = () => sql.raw(restore).execute(connection);
    await sql.raw(relax).execute(connection);
    const result = await write(connection).catch(async (error: unknown) => {
      // The first error says what is wrong: on a lost connection nothing else works either.
      await restoreWaiting().catch(() => undefined);
      throw error;
    });
    await restoreWaiting();
    return result;
  });
}
