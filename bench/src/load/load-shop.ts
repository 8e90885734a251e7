import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { releaseNew } from '../../../scripts/lib/release-new.mjs';
import { openDatabase } from '../../../server/src/platform/db/open-database';
import { ORDINARY } from '../shop/sizes';
import { type Shop, startShop } from '../shop/start-shop';

const PICTURES = inRoot('demo/pictures');
/** The name that all pictures of a filled shop have. */
const BASE = 'f'.repeat(20);
const WIDTHS = { 320: 320, 640: 640, 1280: 960 };

/** Gives all items of a filled shop the files of a demo picture, in the sizes that their records name. */
async function storePictures(dataDir: string): Promise<void> {
  const media = join(dataDir, 'media');
  await mkdir(media, { recursive: true });
  const model = (await readdir(PICTURES))
    .find((name) => name.endsWith('-960.avif'))
    ?.slice(0, -'-960.avif'.length);
  for (const type of ['avif', 'webp']) {
    for (const [width, from] of Object.entries(WIDTHS))
      await copyFile(join(PICTURES, `${model}-${from}.${type}`), join(media, `${BASE}-${width}.${type}`));
  }
}

/** A filled shop that renders its pages and has pictures; the server runs as with `npm start`. */
export const startLoadShop = (postgresUrl: string | null): Promise<Shop> =>
  startShop(postgresUrl, ORDINARY, {
    env: { RENDER: 'on' },
    prepare: async (dataDir) => {
      await storePictures(dataDir);
      await releaseNew(dataDir);
    },
  });

/** Returns the ids of guests' orders that the shop has stored since a time, ms. */
export async function storedOrders({ where }: Shop, since: number): Promise<string[]> {
  const db = await openDatabase(where);
  try {
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('kind', '=', 'guest')
      .where('created_at', '>=', since)
      .execute();
    return rows.map(({ id }) => id);
  } finally {
    await db.destroy();
  }
}
