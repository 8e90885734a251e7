import { link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCatalogue } from '@storefront/demo/catalogue/demo-catalogue';
import { smallCatalogue } from '@storefront/demo/catalogue/small-catalogue';
import { textKey } from '@storefront/shared/rules/text';
import { storeTypes } from '../../../server/src/catalogue/closet/closet-types';
import { readStoredColors, type StoredColor } from '../../../server/src/catalogue/stored-picture';
import { seedDemo } from '../../../server/src/operations/demo/seed-demo';
import type { Database } from '../../../server/src/platform/db/database';
import { newId } from '../../../server/src/platform/db/ids';
import { migrate } from '../../../server/src/platform/db/migrate';
import { openDatabase } from '../../../server/src/platform/db/open-database';
import type { ClosetItemsTable } from '../../../server/src/platform/db/schema';
import { inTransaction } from '../../../server/src/platform/db/transaction';
import { createFileMediaStore } from '../../../server/src/platform/media/media-store';
import type { StoredPicture } from '../../../server/src/platform/media/picture-record';

/** Items of the demo from which all others are copied. */
const MODELS = 24;
const clothes = demoCatalogue.pieces.filter(({ division }) => division === 'closet').slice(0, MODELS);

/** Rows per statement: SQLite accepts 32,766 values. */
const CHUNK = 200;

/** Returns the same picture under another name, so that a browser fetches and decodes each. */
async function copyPicture(media: string, picture: StoredPicture, index: number): Promise<StoredPicture> {
  const base = index.toString(16).padStart(20, '0');
  const renamed = (url: string) => url.replace(picture.base, base);
  const urls = picture.sources.flatMap(({ srcset }) => srcset.map(({ url }) => url.replace('/media/', '')));
  await Promise.all(urls.map((name) => link(join(media, name), join(media, renamed(name)))));
  const sources = picture.sources.map(({ type, srcset }) => ({
    type,
    srcset: srcset.map(({ url, width }) => ({ url: renamed(url), width })),
  }));
  return { ...picture, base, sources };
}

/** Gives each item its own picture of the first colour, which the catalogue shows. */
async function copyColors(media: string, colors: readonly StoredColor[], index: number): Promise<string> {
  const [first, ...others] = colors;
  if (!first?.picture) throw new Error('An item of the demo has no picture');
  return JSON.stringify([{ ...first, picture: await copyPicture(media, first.picture, index) }, ...others]);
}

async function copyOf(model: ClosetItemsTable, index: number, media: string): Promise<ClosetItemsTable> {
  const name = `${model.name} ${index}`;
  return {
    ...model,
    id: newId(),
    name,
    name_key: textKey(name),
    colors: await copyColors(media, readStoredColors(model.colors), index),
    created_at: model.created_at - index,
  };
}

async function storeCopies(db: Database, media: string, items: number): Promise<void> {
  const models = await db.selectFrom('closet_items').selectAll().orderBy('created_at').execute();
  for (let at = models.length; at < items; at += CHUNK) {
    const indexes = Array.from({ length: Math.min(CHUNK, items - at) }, (_, index) => at + index);
    const rows = await Promise.all(
      indexes.map((index) => copyOf(models[index % models.length] as ClosetItemsTable, index, media)),
    );
    await inTransaction(db, async (tx) => {
      await tx.insertInto('closet_items').values(rows).execute();
      await storeTypes(tx, rows);
    });
  }
}

/** Fills an empty shop with closet items copied from the demo, each with its own picture. */
export async function fillCloset(dataDir: string, items: number): Promise<void> {
  const media = join(dataDir, 'media');
  await mkdir(media, { recursive: true });
  const db = await openDatabase({ dataDir, databaseUrl: null });
  try {
    await migrate(db, Date.now);
    const catalogue = { ...smallCatalogue, pieces: clothes.slice(0, items) };
    await seedDemo({ db, store: createFileMediaStore(media), now: Date.now, catalogue });
    await storeCopies(db, media, items);
  } finally {
    await db.destroy();
  }
}
