import { randomInt } from 'node:crypto';
import { DATA_VERSION, raiseCounter } from './counters';
import type { Tx } from './database';

/** Versions of the data that cached pages are rendered from. */
export interface DataVersions {
  /** Raised with everything that staff write, and when something sells out or comes back. */
  readonly data: number;
  /** Raised whenever pieces of the closet are taken or put back. */
  readonly stock: number;
}

/**
 * Tells the versions of the data, which is asked before every answer that is kept: over a connection of its own, with one
 * prepared query, so that it neither waits for other queries nor costs more than it must.
 */
export interface VersionReader {
  /** Everything that was committed before the question, by any process, is in the answer; nothing that is not committed. */
  read(): DataVersions | Promise<DataVersions>;
  close(): Promise<void>;
}

/** The stock has several counters, of which an order raises one: orders that commit together need not take turns. */
const STOCK = Array.from({ length: 8 }, (_, index) => `stock-version-${index}`);

/** Outdates every cached page that shows stock. Every change of stock calls it. */
export const raiseStockVersion = (tx: Tx): Promise<number> =>
  raiseCounter(tx, STOCK[randomInt(STOCK.length)] ?? '');

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
const sumOf = (names: readonly string[]) =>
  `coalesce(sum(case when name in (${listed(names)}) then value end), 0)`;

/**
 * The versions now, in one row of whole numbers, for both databases. No counter ever falls, so neither does a sum: equal
 * sums are of equal stocks.
 */
export const VERSIONS_QUERY = `select ${sumOf([DATA_VERSION])} as data, ${sumOf(STOCK)} as stock
  from counters where name in (${listed([DATA_VERSION, ...STOCK])})`;
