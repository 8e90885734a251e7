import { errorCode } from '@storefront/http/error-code';

/** Deadlock or serialization failure in PostgreSQL, a busy file in SQLite: the same work may succeed again. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(errorCode(error));

/** A row with this key is there already. In PostgreSQL the transaction is lost then: prefer `on conflict`. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(errorCode(error));
