import { notFound } from '@storefront/http/failure';
import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { LIMIT_MAX, PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { recordAudit } from '../../platform/db/audit';
import { raiseDataVersion } from '../../platform/db/counters';
import type { Database } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import type { GalleryImagesTable } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import type { MediaService } from '../../platform/media/media-service';
import { type StoredPicture, toWirePicture } from '../../platform/media/picture-record';

export interface NewImage {
  readonly title: string;
  readonly alt: string;
  readonly bytes: Buffer;
}

export interface GalleryQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
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
const galleryImageToWire = ({ id, title, alt, picture }: GalleryImagesTable): GalleryImage => ({
  _id: id,
  id,
  title,
  alt,
  ...toWirePicture(JSON.parse(picture) as StoredPicture),
});

/** Reads and changes the pictures of the gallery. */
export function createGalleryService(db: Database, media: MediaService, now: () => number) {
  return {
    /** Newest first. */
    async list(query: GalleryQuery): Promise<GalleryImage[]> {
      const { limit, offset } = bounds(query);
      const rows = await db
        .selectFrom('gallery_images')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(galleryImageToWire);
    },

    /** @throws PictureError when the bytes are not an accepted picture */
    async add({ title, alt, bytes }: NewImage, actor: string): Promise<GalleryImage> {
      const picture = JSON.stringify(await media.ingest(bytes));
      const row = { id: newId(), title, alt, picture, created_at: now() };
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

    /** Removes a picture but keeps its files: another row may use them. @throws Failure 404 for an unknown picture */
    async remove(id: string, actor: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const removed = await tx
          .deleteFrom('gallery_images')
          .where('id', '=', id)
          .returning('title')
          .executeTakeFirst();
        if (!removed) throw notFound('There is no such picture');
        const details = { title: removed.title };
        await recordAudit(tx, { at: now(), actor, action: 'gallery.delete', subject: id, details });
        await raiseDataVersion(tx);
      });
    },
  };
}
