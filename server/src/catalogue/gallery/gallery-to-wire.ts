import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import type { GalleryImagesTable } from '../../platform/db/schema';
import { type StoredPicture, toWirePicture } from '../../platform/media/picture-record';

/** A picture of the gallery as §3 shows one (C97). */
export const galleryImageToWire = ({ id, title, alt, picture }: GalleryImagesTable): GalleryImage => ({
  _id: id,
  id,
  title,
  alt,
  ...toWirePicture(JSON.parse(picture) as StoredPicture),
});
