/** A note of staff about a customer has at most so many characters (C300). */
export const CUSTOMER_NOTE_MAX = 2000;

/** Why staff adjust points: the customer reads it (C301). */
export const ADJUST_REASON_MIN = 3;
export const ADJUST_REASON_MAX = 200;

/** The most points of one adjustment, in either direction. */
export const ADJUST_POINTS_MAX = 10_000;

/** Why an account cannot be deleted (C303). */
export const ORDERS_UNDER_WAY =
  'An order of this account is still under way. It can be deleted once the order is completed or cancelled.';

/** What staff see in the place of a name that was deleted (C303). */
export const DELETED_CUSTOMER = 'Deleted customer';

/** Returns why staff cannot take so many points away; null if they can (C301). */
export const adjustProblem = (points: number, balance: number): string | null =>
  balance + points >= 0 ? null : `cannot take away more than the ${balance} that the customer has`;
