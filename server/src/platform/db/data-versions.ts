import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { DATA_VERSION, raisingCounter } from './counters';
import type { Reader, Tx } from './database';

/** Versions of the data that cached pages are rendered from. */
export interface DataVersions {
  /** Raised by every write of staff, and when an item sells out or comes back. */
  readonly data: number;
  /** Raised whenever closet pieces are taken or put back. */
  readonly stock: number;
}

/**
 * Reads the versions of the data, before every cached answer. Uses its own connection and one prepared query, so that
 * it is cheap and does not wait for other queries.
 */
export interface VersionReader {
  /** Returns versions that include everything committed before the call, by any process, and nothing uncommitted. */
  read(): DataVersions | Promise<DataVersions>;
  close(): Promise<void>;
}

/** An order raises one of several stock counters, so that concurrent orders do not wait for one row. */
const STOCK = Array.from({ length: 8 }, (_, index) => `stock-version-${index}`);

/** Returns the write that invalidates every cached page that shows stock. Every change of stock runs it. */
export const raisingStockVersion = (tx: Tx) => raisingCounter(tx, STOCK[randomInt(STOCK.length)] ?? '');

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
const sumOf = (names: readonly string[]) =>
  `coalesce(sum(case when name in (${listed(names)}) then value end), 0)`;

/**
 * Selects the versions as one row of integers, in both databases. Counters only grow, so equal sums mean equal stock.
 */
export const VERSIONS_QUERY = `select ${sumOf([DATA_VERSION])} as data, ${sumOf(STOCK)} as stock
  from counters where name in (${listed([DATA_VERSION, ...STOCK])})`;

/** Returns the versions over a connection of the shop, for a server without a {@link VersionReader}. */
export async function selectVersions(db: Reader): Promise<DataVersions> {
  const { rows } = await sql.raw<DataVersions>(VERSIONS_QUERY).execute(db);
  return rows[0] ?? { data: 0, stock: 0 };
}
