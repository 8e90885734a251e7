/** Length of the parts (n-grams) in a text index. */
export const PART = 3;

/** Separator of the parts; no key contains it. */
const BETWEEN = "E'\\x1e'";

/**
 * SQL for the trigrams of a column, independent of the locale: the text cut into threes, starting at its first, second
 * and third letter.
 */
export function postgresParts(column: string): string {
  const cut = (text: string) => `regexp_replace(${text}, '(...)', E'\\\\1\\x1e', 'g')`;
  const shifts = [column, `substr(${column}, 2)`, `substr(${column}, 3)`].map(cut);
  return `string_to_array(${shifts.join(` || ${BETWEEN} || `)}, ${BETWEEN})`;
}

/** Returns the name of a table's text index. */
export const textIndexOf = (table: string): string => `${table}_texts`;

/** PostgreSQL: an inverted index over all parts. */
export const postgresTextIndex = (table: string, column: string): readonly string[] => [
  `create index ${textIndexOf(table)} on ${table} using gin ((${postgresParts(column)}))`,
];

/**
 * SQLite: a contentless full-text table over all parts. It has its own row numbers, because the rowids of a table with
 * a text key may change in a copy. Triggers update it.
 */
export function libsqlTextIndex(table: string, column: string): readonly string[] {
  const texts = textIndexOf(table);
  const numbers = `${table}_numbers`;
  const numberOf = (row: string) => `(select number from ${numbers} where owner = ${row}.id)`;
  return [
    `create table ${numbers} (number integer primary key, owner text not null unique)`,
    `create virtual table ${texts} using fts5(part, content='', contentless_delete=1,
      tokenize='trigram case_sensitive 1')`,
    `insert into ${numbers} (owner) select id from ${table}`,
    `insert into ${texts} (rowid, part)
      select number, ${column} from ${numbers} join ${table} on ${table}.id = owner`,
    `create trigger ${texts}_added after insert on ${table} begin
      insert into ${numbers} (owner) values (new.id);
      insert into ${texts} (rowid, part) values (${numberOf('new')}, new.${column});
    end`,
    `create trigger ${texts}_changed after update of ${column} on ${table} when old.${column} <> new.${column} begin
      update ${texts} set part = new.${column} where rowid = ${numberOf('new')};
    end`,
    `create trigger ${texts}_removed after delete on ${table} begin
      delete from ${texts} where rowid = ${numberOf('old')};
      delete from ${numbers} where owner = old.id;
    end`,
  ];
}
