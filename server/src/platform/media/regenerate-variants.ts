import { sql } from 'kysely';
import { raiseDataVersion } from '../db/counters';
import type { Database, Tx } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { StoredPicture } from './picture-record';

/** Columns with stored pictures: one picture, or a list of colours with one each. */
const columns = [
  { table: 'products', column: 'picture' },
  { table: 'gallery_images', column: 'picture' },
  { table: 'payment_settings', column: 'picture' },
  { table: 'closet_items', column: 'colors' },
] as const;

type Column = (typeof columns)[number];

const isSamePicture = (value: unknown, { base }: StoredPicture) =>
  typeof value === 'object' && value !== null && 'base' in value && value.base === base;

/** Returns the JSON with the newer record in place of older ones of the same picture. */
const withPicture = (json: string, picture: StoredPicture): string =>
  JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => (isSamePicture(value, picture) ? picture : value)),
  );

async function updateColumn(tx: Tx, { table, column }: Column, picture: StoredPicture): Promise<void> {
  const { rows } = await sql<{ id: string; json: string }>`
    select id, ${sql.ref(column)} as json from ${sql.table(table)}
    where ${sql.ref(column)} like ${`%"${picture.base}"%`}`.execute(tx);
  for (const { id, json } of rows) {
    // A concurrent edit of the row wins.
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${withPicture(json, picture)}
      where id = ${id} and ${sql.ref(column)} = ${json}`.execute(tx);
  }
}

/** Updates every row that contains one of these pictures to its newest record (C97). */
export async function regenerateVariants(db: Database, pictures: readonly StoredPicture[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const picture of pictures) {
      for (const column of columns) await updateColumn(tx, column, picture);
    }
    await raiseDataVersion(tx);
  });
}
