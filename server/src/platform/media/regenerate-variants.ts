import { sql } from 'kysely';
import { raiseDataVersion } from '../db/counters';
import type { Database, Tx } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { StoredPicture } from './picture-record';

/** The columns that hold stored pictures: one, or a list of colours with one each. */
const columns = [
  { table: 'products', column: 'picture' },
  { table: 'gallery_images', column: 'picture' },
  { table: 'closet_items', column: 'colors' },
] as const;

type Column = (typeof columns)[number];

const isSamePicture = (value: unknown, { base }: StoredPicture) =>
  typeof value === 'object' && value !== null && 'base' in value && value.base === base;

/** The JSON with the newer record wherever it held the older one of the same picture. */
const withPicture = (json: string, picture: StoredPicture): string =>
  JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => (isSamePicture(value, picture) ? picture : value)),
  );

async function updateColumn(tx: Tx, { table, column }: Column, picture: StoredPicture): Promise<void> {
  const { rows } = await sql<{ id: string; json: string }>`
    select id, ${sql.ref(column)} as json from ${sql.table(table)}
    where ${sql.ref(column)} like ${`%"${picture.base}"%`}`.execute(tx);
  for (const { id, json } of rows) {
    // An edit of the row in the meantime wins.
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${withPicture(json, picture)}
      where id = ${id} and ${sql.ref(column)} = ${json}`.execute(tx);
  }
}

/** Brings every row up to date that shows one of these pictures, once more files of them are there (C97). */
export async function regenerateVariants(db: Database, pictures: readonly StoredPicture[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const picture of pictures) {
      for (const column of columns) await updateColumn(tx, column, picture);
    }
    await raiseDataVersion(tx);
  });
}
