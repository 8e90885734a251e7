import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database';
import { likePart } from './like-part';
import type { List, Page } from './list';
import { PART, postgresParts, textIndexOf } from './text-index';

/** Returns all parts of a key. A character outside the BMP counts as one letter. */
function partsOf(key: string): string[] {
  const letters = [...key];
  const parts = letters.slice(PART - 1).map((_, start) => letters.slice(start, start + PART).join(''));
  return [...new Set(parts)];
}

const inPostgres = ({ table, text, where, order }: List, { limit, offset }: Page, key: string) =>
  sql<{ id: string }>`with found as materialized (
      select * from ${sql.table(table)}
      where ${sql.raw(postgresParts(text))} @> ${sql.val(partsOf(key))}::text[] and ${likePart(text, key)}
    )
    select id from found where ${where} order by ${order} limit ${limit} offset ${offset}`;

const inLibsql = ({ table, text, where, order }: List, { limit, offset }: Page, key: string) =>
  sql<{ id: string }>`select id from ${sql.table(textIndexOf(table))} as texts
      cross join ${sql.table(`${table}_numbers`)} as numbers cross join ${sql.table(table)}
    where texts.part match ${`"${key.replaceAll('"', '""')}"`}
      and numbers.number = texts.rowid and id = numbers.owner
      and ${where} and ${likePart(text, key)}
    order by ${order} limit ${limit} offset ${offset}`;

/** Returns the ids of a page of rows whose text contains a key of at least three letters. Reads matching rows only. */
export async function idsByText(db: Reader, list: List, page: Page, key: string): Promise<string[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const query: RawBuilder<{ id: string }> = (isPostgres ? inPostgres : inLibsql)(list, page, key);
  return (await query.execute(db)).rows.map(({ id }) => id);
}
