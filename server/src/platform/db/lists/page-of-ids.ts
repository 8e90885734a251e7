import { textKey } from '@storefront/shared/rules/text';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database';
import { idsByText } from './ids-by-text';
import { likePart } from './like-part';
import type { List, Page } from './list';
import { PART } from './text-index';

/** A search scans this many rows from the top of the list before it uses the text index. */
const NEAR = 1_000;
/** One or two letters match too many rows for the text index, so only this many rows are scanned. */
const NEAR_FOR_SHORT = 10_000;

/**
 * Largest offset. Skipping rows costs time: a million take a quarter of a second. People who look that far search or
 * filter.
 */
const DEEPEST = 100_000;

const idsOf = async (db: Reader, query: RawBuilder<{ id: string }>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ id }) => id);

const everyId = (db: Reader, { table, where, order }: List, { limit, offset }: Page) =>
  idsOf(
    db,
    sql`select id from ${sql.table(table)} where ${where} order by ${order} limit ${limit} offset ${offset}`,
  );

const idsNear = (
  db: Reader,
  list: List,
  { limit, offset }: Page,
  key: string,
  rows: number,
  first: RawBuilder<unknown> = sql``,
) =>
  idsOf(
    db,
    sql`select id from (
        select * from ${sql.table(list.table)} where ${list.where} order by ${list.order} limit ${rows}
      ) as near where ${likePart(list.text, key)} order by ${first} ${list.order} limit ${limit} offset ${offset}`,
  );

/**
 * Returns the ids of one page. The cost does not grow with the number of rows: an index skips the rows before the page,
 * a frequent text is found near the top, and a rare one by the text index.
 */
export async function pageOfIds(db: Reader, list: List, page: Page): Promise<string[]> {
  if (page.offset > DEEPEST) return [];
  const key = textKey(page.search ?? '');
  if (key === '') return everyId(db, list, page);
  const isShort = [...key].length < PART;
  if (isShort) return idsNear(db, list, page, key, NEAR_FOR_SHORT, list.firstOfShort);
  const near = await idsNear(db, list, page, key, NEAR);
  return near.length === page.limit ? near : idsByText(db, list, page, key);
}
