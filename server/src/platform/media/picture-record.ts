import type { ImageSet } from '@storefront/shared/contract/entities/common';

export type { ImageSet };

/** The served media types. */
export type PictureType = ImageSet['sources'][number]['type'];

/** The stored JSON of a picture: the wire's image set, and the base of its content-addressed names. */
export interface StoredPicture extends ImageSet {
  base: string;
}

/** Returns the public path of a stored file. */
export function mediaUrl(name: string): string {
  return `/media/${name}`;
}

/** Width of the single `image` URL, in pixels. */
const SINGLE_WIDTH = 640;

/** Returns the single URL of §3: the WebP of 640 pixels, or the nearest smaller one (C97). */
export function pictureUrl(picture: StoredPicture): string {
  const files = picture.sources.find((source) => source.type === 'image/webp')?.srcset ?? [];
  return (files.findLast((file) => file.width <= SINGLE_WIDTH) ?? files[0])?.url ?? '';
}

/** Returns a stored picture in the form of the wire: `image` and `imageSet` (C97). */
export function toWirePicture(picture: StoredPicture): { image: string; imageSet: ImageSet } {
  const { width, height, color, sources } = picture;
  return { image: pictureUrl(picture), imageSet: { width, height, color, sources } };
}
