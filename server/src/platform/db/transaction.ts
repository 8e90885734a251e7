import { AsyncLocalStorage } from 'node:async_hooks';
import { inSpan } from '@storefront/http/tracing/spans';
import type { Database, Tx } from './database';
import { isRetryable } from './database-errors';

const inside = new AsyncLocalStorage<true>();
const ATTEMPTS = 5;

/**
 * Runs the work in one transaction: all of it is stored, or nothing. Everything inside goes through `tx`. Retries work
 * that PostgreSQL aborts for a deadlock or a serialization failure, so the work must have no effect outside the
 * database. Send events after this call; store mail with `Mailer.add`.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inSpan('transaction', () =>
        db.transaction().execute((tx) => inside.run(true, () => work(tx))),
      );
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}

/** Throws if code queries the database from inside a transaction instead of `tx`: that would deadlock. */
export function assertOutsideTransaction(): void {
  if (inside.getStore()) throw new Error('Inside a transaction ask its own handle, not the database');
}
