import { ApiError } from '@storefront/shared/api/api-error';

/** Shown when staff act on an order that somebody else deleted. */
const DELETED = 'This order was deleted in another window.';

/**
 * Returns the message of a failed change. On a conflict it is the server's, which names who and when (C99, P35). A
 * deleted order is named as such.
 */
export function orderFailure(error: unknown, otherwise: string): string {
  if (isDeleted(error)) return DELETED;
  return isConflict(error) ? error.message || otherwise : otherwise;
}

/** True if the order is no longer there. */
const isDeleted = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** True if another change came first, or stock or points are too low. */
const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409;

/** True if another change came first, so that a new read helps. It does not help when stock or points are too low. */
export const isStale = (error: unknown): error is ApiError => isConflict(error) && error.conflict === null;
