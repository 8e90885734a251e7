import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema';

/** What a query can be asked of: the database, or a transaction that is under way. */
export type Reader = Kysely<Tables>;

declare const outermost: unique symbol;

/** The database outside of any transaction; only `openDatabase` makes one. */
export type Database = Reader & {
  readonly [outermost]: true;
};

/** A transaction. Rules that write take this type, so nobody can hand them the database by mistake. */
export type Tx = Transaction<Tables>;
