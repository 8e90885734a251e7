import { ApiError } from '@storefront/shared/api/api-error';

/** Returns the message of a failed change. On a conflict it is the server's, which names who and when (C99, P35). */
export const orderFailure = (error: unknown, otherwise: string): string =>
  isConflict(error) ? error.message || otherwise : otherwise;

/** True if another change came first, or stock or points are too low. */
const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/** True if another change came first, so that a new read helps. It does not help when stock or points are too low. */
export const isStale = (error: unknown): error is ApiError => isConflict(error) && error.conflict === null;
