import { notFound } from '@storefront/http/failure';
import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { LIMIT_MAX, PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { recordAudit } from '../../platform/db/audit';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database, Tx } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import { pageAfter } from '../../platform/db/lists/page-after';
import { lockRows } from '../../platform/db/lock-rows';
import type { GalleryImagesTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { checkVersion, FIRST_STAMP, nextStamp } from '../../platform/edits/check-version';
import type { MediaService } from '../../platform/media/media-service';
import { type StoredPicture, toWirePicture } from '../../platform/media/picture-record';

export interface NewImage {
  readonly title: string;
  readonly alt: string;
  readonly bytes: Buffer;
}

/** Fields to change; missing ones stay. */
export interface ImageEdit {
  readonly title?: string | undefined;
  readonly alt?: string | undefined;
  /** The version that staff saw. */
  readonly version?: number | undefined;
}

export interface GalleryQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

/**
 * Returns limit and offset. A query without a page gets the first hundred pictures, which is all of a usual gallery
 * (C95).
 */
function bounds({ page, limit }: GalleryQuery) {
  const size = limit ?? (page === undefined ? LIMIT_MAX : PAGE_SIZES.adminGallery);
  return { limit: size, offset: pageOffset(page ?? 1, size) };
}

/** Returns a gallery picture in the form of §3 (C97). */
const galleryImageToWire = ({ id, title, alt, picture, version }: GalleryImagesTable): GalleryImage => ({
  _id: id,
  id,
  title,
  alt,
  ...toWirePicture(JSON.parse(picture) as StoredPicture),
  version,
});

/** Returns a picture, locked until the commit. @throws Failure 404 for an unknown picture */
async function lockImage(tx: Tx, id: string): Promise<GalleryImagesTable> {
  const row = await tx
    .selectFrom('gallery_images')
    .selectAll()
    .where('id', '=', id)
    .$call(lockRows(tx))
    .executeTakeFirst();
  if (!row) throw notFound('There is no such picture');
  return row;
}

/** Reads and changes the pictures of the gallery. */
export function createGalleryService(db: Database, media: MediaService, now: () => number) {
  return {
    /** Newest first. */
    async list(query: GalleryQuery): Promise<GalleryImage[]> {
      const rows = await pageAfter(query.after, bounds(query), ({ offset, limit }) =>
        db
          .selectFrom('gallery_images')
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
      );
      return rows.map(galleryImageToWire);
    },

    /** @throws PictureError when the bytes are not an accepted picture */
    async add({ title, alt, bytes }: NewImage, actor: string): Promise<GalleryImage> {
      const picture = JSON.stringify(await media.ingest(bytes));
      const row = { id: newId(), title, alt, picture, created_at: now(), ...FIRST_STAMP };
      await inTransaction(db, async (tx) => {
        await tx.insertInto('gallery_images').values(row).execute();
        const entry = {
          at: row.created_at,
          actor,
          action: 'gallery.add',
          subject: row.id,
          details: { title },
        };
        await recordAudit(tx, entry);
        await raiseDataVersion(tx);
      });
      return galleryImageToWire(row);
    },

    /** @throws Failure 404 for an unknown picture; 409 for a stale version */
    async update(id: string, { title, alt, version }: ImageEdit, actor: string): Promise<GalleryImage> {
      return inTransaction(db, async (tx) => {
        const before = await lockImage(tx, id);
        const edited = { ...before, title: title ?? before.title, alt: alt ?? before.alt };
        const values = { before: galleryImageToWire(before), after: galleryImageToWire(edited) };
        await checkVersion(tx, { what: 'picture', version, stored: before, values });
        const at = now();
        const after = { ...edited, ...nextStamp(before, actor, at) };
        await tx.updateTable('gallery_images').set(after).where('id', '=', id).execute();
        const words = (row: GalleryImagesTable) => ({ title: row.title, alt: row.alt });
        const details = { before: words(before), after: words(after) };
        await recordAudit(tx, { at, actor, action: 'gallery.update', subject: id, details });
        await raiseDataVersion(tx);
        return galleryImageToWire(after);
      });
    },

    /** Removes a picture but keeps its files: another row may use them. @throws Failure 404; 409 for a stale version */
    async remove(id: string, version: number | undefined, actor: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const removed = await lockImage(tx, id);
        const values = { before: galleryImageToWire(removed) };
        await checkVersion(tx, { what: 'picture', version, stored: removed, values });
        await tx.deleteFrom('gallery_images').where('id', '=', id).execute();
        const details = { title: removed.title };
        await recordAudit(tx, { at: now(), actor, action: 'gallery.delete', subject: id, details });
        await raiseDataVersion(tx);
      });
    },
  };
}
