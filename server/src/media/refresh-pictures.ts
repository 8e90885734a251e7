import { raiseDataVersion } from '../db/counters';
import type { Database, Tx } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { StoredPicture } from './picture-record';

const mentions = ({ base }: StoredPicture) => `%"base":"${base}"%`;

async function refreshSingle(
  tx: Tx,
  table: 'products' | 'gallery_images',
  picture: StoredPicture,
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ picture: JSON.stringify(picture) })
    .where('picture', 'like', mentions(picture))
    .execute();
}

async function refreshColors(tx: Tx, picture: StoredPicture): Promise<void> {
  const items = await tx
    .selectFrom('closet_items')
    .select(['id', 'colors'])
    .where('colors', 'like', mentions(picture))
    .orderBy('id')
    .execute();
  for (const { id, colors } of items) {
    const list = JSON.parse(colors) as { picture?: { base?: string } | null }[];
    const refreshed = list.map((color) =>
      color.picture?.base === picture.base ? { ...color, picture } : color,
    );
    await tx
      .updateTable('closet_items')
      .set({ colors: JSON.stringify(refreshed) })
      .where('id', '=', id)
      .execute();
  }
}

/** Puts the newest record of each picture into the rows that hold it: what the background made goes on the wire (C97). */
export async function refreshPictures(db: Database, pictures: readonly StoredPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  await inTransaction(db, async (tx) => {
    for (const picture of pictures) {
      await refreshSingle(tx, 'products', picture);
      await refreshSingle(tx, 'gallery_images', picture);
      await refreshColors(tx, picture);
    }
    await raiseDataVersion(tx);
  });
}
