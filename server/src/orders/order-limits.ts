import type { Limit } from '../http/rate-limit';

const MINUTE = 60_000;

/** Orders without an account from one address: a whole office may sit behind it (P75). */
export const GUEST_ORDERS: Limit = { hits: 120, windowMs: MINUTE };

/** Orders for one table from one address: the cafe's guests share one (P18). */
export const TABLE_ORDERS: Limit = { hits: 30, windowMs: MINUTE };
