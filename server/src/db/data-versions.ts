import { randomInt } from 'node:crypto';
import { DATA_VERSION, raiseCounter } from './counters';
import type { Reader, Tx } from './database';

/** What pages that are kept were made of. */
export interface DataVersions {
  /** Raised with everything that staff write, and when something sells out or comes back. */
  readonly data: number;
  /** Raised whenever pieces of the closet are taken or put back. */
  readonly stock: number;
}

/** The stock has several counters, of which an order raises one: orders that commit together need not take turns. */
const STOCK = Array.from({ length: 8 }, (_, index) => `stock-version-${index}`);

/** Marks every kept page that shows a stock as old; whoever moves a stock calls it. */
export const raiseStockVersion = (tx: Tx): Promise<number> =>
  raiseCounter(tx, STOCK[randomInt(STOCK.length)] ?? '');

/** The versions now. None ever falls, so neither does the sum: equal sums are of equal stocks. */
export async function readDataVersions(db: Reader): Promise<DataVersions> {
  const rows = await db
    .selectFrom('counters')
    .select(['name', 'value'])
    .where('name', 'in', [DATA_VERSION, ...STOCK])
    .execute();
  const sumOf = (isOne: (name: string) => boolean) =>
    rows.reduce((sum, { name, value }) => (isOne(name) ? sum + value : sum), 0);
  return { data: sumOf((name) => name === DATA_VERSION), stock: sumOf((name) => name !== DATA_VERSION) };
}
