import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema';

/** Runs queries: the database, or an open transaction. */
export type Reader = Kysely<Tables>;

declare const outermost: unique symbol;

/** The database outside of any transaction; only `openDatabase` creates one. */
export type Database = Reader & {
  readonly [outermost]: true;
};

/** A transaction. Functions that write take this type, so that no caller passes the database by mistake. */
export type Tx = Transaction<Tables>;

/** Begins a read that PostgreSQL plans once per connection, as it does writes: all values need the same plan (C392). */
export const PLANNED_ONCE = '/* planned once */';
