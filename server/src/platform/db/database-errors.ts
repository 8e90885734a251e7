import { errorCode } from '@storefront/http/error-code';

/** Returns whether a retry may succeed: a deadlock or serialization failure in PostgreSQL, a busy file in SQLite. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(errorCode(error));

/** Returns whether a row with this key already exists. PostgreSQL then aborts the transaction: prefer `on conflict`. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(errorCode(error));
