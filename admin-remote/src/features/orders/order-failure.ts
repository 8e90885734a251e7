import { ApiError } from '@storefront/shared/api/api-error';

/** What to say when an order could not be changed: on a conflict the server's words, who and when (C99, P35). */
export const orderFailure = (error: unknown, otherwise: string): string =>
  isConflict(error) ? error.message || otherwise : otherwise;

/** Somebody else was faster, or the stock ran out. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;
