import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Tx } from './database';
import { isRetryable } from './database-errors';

const inside = new AsyncLocalStorage<true>();
const ATTEMPTS = 5;

/**
 * Runs the work in one transaction: all of it is stored, or nothing. Everything inside goes through `tx`.
 * Work that PostgreSQL aborts for a deadlock or a serialization failure runs again from its start, so it must
 * have no effect outside the database; what follows a commit (events, mail) comes after this call.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => inside.run(true, () => work(tx)));
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/** Throws where somebody asks the database itself from inside a transaction, which would wait for ever. */
export function assertOutsideTransaction(): void {
  if (inside.getStore()) throw new Error('Inside a transaction ask its own handle, not the database');
}
