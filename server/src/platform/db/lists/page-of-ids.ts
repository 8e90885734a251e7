import { textKey } from '@storefront/shared/rules/text';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database';
import { idsByText } from './ids-by-text';
import { likePart } from './like-part';
import type { List, Page } from './list';
import { PART } from './text-index';

/** A search looks through so many rows from the top of the list before it asks the index of the texts. */
const NEAR = 1_000;
/** One or two letters are in too many texts for that index: they are looked for among so many rows, and no others. */
const NEAR_FOR_SHORT = 10_000;

/**
 * No page begins further down. Rows before a page are passed over one by one, so that a million of them would take a
 * quarter of a second; people who look that far down search or filter.
 */
const DEEPEST = 100_000;

const idsOf = async (db: Reader, query: RawBuilder<{ id: string }>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ id }) => id);

const everyId = (db: Reader, { table, where, order }: List, { limit, offset }: Page) =>
  idsOf(
    db,
    sql`select id from ${sql.table(table)} where ${where} order by ${order} limit ${limit} offset ${offset}`,
  );

const idsNear = (db: Reader, list: List, { limit, offset }: Page, key: string, rows: number) =>
  idsOf(
    db,
    sql`select id from (
        select * from ${sql.table(list.table)} where ${list.where} order by ${list.order} limit ${rows}
      ) as near where ${likePart(list.text, key)} order by ${list.order} limit ${limit} offset ${offset}`,
  );

/**
 * The ids of one page. What it costs depends on the page, not on how many rows there are: the rows before a page are
 * passed over in an index, a text that many rows hold is found near the top, and one that few hold by the index of the
 * texts.
 */
export async function pageOfIds(db: Reader, list: List, page: Page): Promise<string[]> {
  if (page.offset > DEEPEST) return [];
  const key = textKey(page.search ?? '');
  if (key === '') return everyId(db, list, page);
  const isShort = [...key].length < PART;
  const near = await idsNear(db, list, page, key, isShort ? NEAR_FOR_SHORT : NEAR);
  return isShort || near.length === page.limit ? near : idsByText(db, list, page, key);
}
