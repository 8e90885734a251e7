import { errorCode } from '@storefront/http/error-code';

/** The database did not answer in time, or its connection was lost. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code: string;

  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.code = errorCode(cause);
  }
}

/** Returns whether PostgreSQL itself reported this error. */
export const isSqlState = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && /^[0-9A-Z]{5}$/.test(errorCode(error));

/** Returns whether a retry may succeed at once: a deadlock or serialization failure in PostgreSQL. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error));

/** Returns whether a row with this key already exists. PostgreSQL then aborts the transaction: prefer `on conflict`. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(errorCode(error));
