import type { Limit } from '../../platform/http/rate-limit';

const MINUTE = 60_000;

/** Orders without an account from one address: a whole office may sit behind it (P75). */
export const GUEST_ORDERS: Limit = { hits: 120, windowMs: MINUTE };

/** Orders for one table from one address: the cafe's guests share one (P18). */
export const TABLE_ORDERS: Limit = { hits: 30, windowMs: MINUTE };

/** For all its tables together: their numbers are not known, so that they could be made up without end (P18). */
export const ALL_TABLE_ORDERS: Limit = { hits: 240, windowMs: MINUTE };

/** Orders of one account, from wherever they come (P75). */
export const MEMBER_ORDERS: Limit = { hits: 60, windowMs: MINUTE };
