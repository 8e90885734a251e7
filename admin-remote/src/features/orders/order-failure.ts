import { ApiError } from '@storefront/shared/api/api-error';

/** What to say when an order could not be changed: on a conflict the server's words, such as who and when (C99, P35). */
export const orderFailure = (error: unknown, otherwise: string): string =>
  isConflict(error) ? error.message || otherwise : otherwise;

/** Somebody else was faster, or stock or points no longer suffice. */
const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/** Somebody else was faster: reading the order again helps, unlike where stock or points are short. */
export const isStale = (error: unknown): error is ApiError => isConflict(error) && error.conflict === null;
