import type { Limit } from '../../platform/http/rate-limit';

const MINUTE = 60_000;

/** Orders without an account from one network: a whole office may share an address (P75). */
export const GUEST_ORDERS: Limit = { hits: 120, windowMs: MINUTE };

/** Orders for one table from one network: the cafe's guests share one (P18). */
export const TABLE_ORDERS: Limit = { hits: 30, windowMs: MINUTE };

/** Orders for all tables together from one network: the number of tables is not known (P18). */
export const ALL_TABLE_ORDERS: Limit = { hits: 240, windowMs: MINUTE };

/** Orders of one account, from any network (P75). */
export const MEMBER_ORDERS: Limit = { hits: 60, windowMs: MINUTE };
