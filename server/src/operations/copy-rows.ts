import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import type { Tables } from '../platform/db/schema';

/** PostgreSQL accepts 65,535 values in one statement. */
const VALUES = 30_000;

type Row = Record<string, string | number | null>;

const readAfter = async (from: Tx, table: keyof Tables, after: number, limit: number) => {
  const { rows } = await sql<Row & { row_number_: number }>`
    select rowid as row_number_, * from ${sql.table(table)}
    where rowid > ${after} order by rowid limit ${limit}`.execute(from);
  return rows;
};

async function insert(to: Tx, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(to);
}

/** Columns that refer to rows of their own table, maybe to later ones: a merge of accounts leads older friends to a newer account. */
const LATER: { readonly [T in keyof Tables]?: readonly (keyof Tables[T] & string)[] } = {
  users: ['referred_by'],
};

/** Sets the columns that {@link copyRows} left empty. */
async function setLater(from: Tx, to: Tx, table: keyof Tables, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    const { rows } = await sql<{ id: string; value: string }>`
      select id, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(from);
    for (let at = 0; at < rows.length; at += VALUES / 2) {
      const values = rows.slice(at, at + VALUES / 2).map(({ id, value }) => sql`(${id}, ${value})`);
      await sql`with later (id, value) as (values ${sql.join(values)})
        update ${sql.table(table)} set ${sql.ref(column)} = later.value from later
        where ${sql.table(table)}.id = later.id`.execute(to);
    }
  }
}

/** Copies a table of the embedded database in insertion order, so that referenced rows exist first. */
export async function copyRows(from: Tx, to: Tx, table: keyof Tables): Promise<void> {
  const later: readonly string[] = LATER[table] ?? [];
  const empty = Object.fromEntries(later.map((column) => [column, null]));
  let after = 0;
  let limit = 100;
  for (;;) {
    const found = await readAfter(from, table, after, limit);
    const last = found.at(-1);
    if (!last) return setLater(from, to, table, later);
    after = last.row_number_;
    await insert(
      to,
      table,
      found.map(({ row_number_: _, ...row }) => ({ ...row, ...empty }) as Row),
    );
    limit = Math.floor(VALUES / Object.keys(last).length);
  }
}
