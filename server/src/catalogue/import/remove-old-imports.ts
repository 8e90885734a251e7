import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import type { MediaStore } from '../../platform/media/media-store';
import { IMPORT_KEPT } from './import-service';

/** How long an import can be undone, ms. */
const DONE_KEPT = 90 * IMPORT_KEPT;

/** Imports of one call: one of each hour's round is enough to keep up with what staff do. */
const MOST = 20;

/** Whether something shows a picture, or ordered an item with it since it was stored. @param since ms */
async function isUsed(db: Database, base: string, since: number): Promise<boolean> {
  const like = `%${base}%`;
  const { rows } = await sql`
    select 1 from products where picture like ${like}
    union all select 1 from closet_items where colors like ${like}
    union all select 1 from gallery_images where picture like ${like}
    union all select 1 from payment_settings where picture like ${like}
    union all select 1 from imports where plan like ${like} and created_at > ${since}
    union all select 1 from order_lines join orders on orders.id = order_lines.order_id
      where orders.created_at >= ${since} and order_lines.image like ${like}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Removes imports that can no longer be done, and the pictures that only their checks stored. @param now ms */
export async function removeOldImports(db: Database, store: MediaStore, now: number): Promise<void> {
  const old = await db
    .selectFrom('imports')
    .select(['id', 'new_pictures', 'created_at'])
    .where((eb) =>
      eb.or([
        eb.and([eb('done_at', 'is', null), eb('created_at', '<=', now - IMPORT_KEPT)]),
        eb('created_at', '<=', now - DONE_KEPT),
      ]),
    )
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  for (const { id, new_pictures, created_at } of old) {
    await db.deleteFrom('imports').where('id', '=', id).execute();
    const bases = JSON.parse(new_pictures) as string[];
    const files = bases.length > 0 ? await store.list('') : [];
    for (const base of bases) {
      if (await isUsed(db, base, created_at)) continue;
      for (const name of files) if (name.startsWith(base)) await store.remove(name);
    }
  }
}
