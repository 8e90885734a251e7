import { sql } from 'kysely';
import type { Tx } from '../database';
import type { Migration } from '../migration';

const BATCH = 1_000;

/** Columns with a `textKey`; of an order one on each line. */
const KEYS = [
  ['products', 'name_key'],
  ['closet_items', 'name_key'],
  ['closet_items', 'brand_key'],
  ['users', 'full_name_key'],
  ['orders', 'search_key'],
] as const;

/** Returns what `textKey` of this version adds to a key of an older one. Never changes with the rule. */
const fold = (key: string): string =>
  key
    .replace(/[`‘’‚‛′ʹʻʼʽ]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u093C\p{Cf}\p{VS}]/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/ß/g, 'ss');

async function foldColumn(tx: Tx, table: string, column: string): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; key: string }>`
      select id, ${sql.ref(column)} as key from ${sql.table(table)}
      where id > ${after} order by id limit ${sql.lit(BATCH)}`.execute(tx);
    for (const { id, key } of rows) {
      const folded = fold(key);
      if (folded !== key)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${folded} where id = ${id}`.execute(tx);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/**
 * Writes the stored search keys as the rule now folds them: quotes, dashes, joiners, nukta, `ß` (C443). Names of option
 * groups stay: they are unique, and nobody searches them.
 */
export const foldedKeys: Migration = {
  name: '0051-folded-keys',
  statements: () => [],
  async fill(tx) {
    for (const [table, column] of KEYS) await foldColumn(tx, table, column);
    await sql`update closet_types set
      name_key = (select name_key from closet_items where id = item_id),
      brand_key = (select brand_key from closet_items where id = item_id)`.execute(tx);
  },
};
