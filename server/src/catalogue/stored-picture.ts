import type { ImageSet } from '@storefront/shared/contract/entities/common';
import { type StoredPicture, toWirePicture } from '../platform/media/picture-record';

/** Returns the picture of a row; null if there is none, as for a colour that staff added without a file. */
export function readStoredPicture(value: unknown): StoredPicture | null {
  const picture: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  return picture !== null && typeof picture === 'object' && 'sources' in picture
    ? (picture as StoredPicture)
    : null;
}

/** A colour of a closet item as stored in its row. */
export interface StoredColor {
  readonly name: string;
  readonly hex: string | null;
  readonly picture: StoredPicture | null;
}

/** Reads the colours of a row. */
export function readStoredColors(json: string): readonly StoredColor[] {
  const colors = JSON.parse(json) as readonly { name: string; hex?: string | null; picture?: unknown }[];
  return colors.map(({ name, hex, picture }) => ({
    name,
    hex: hex ?? null,
    picture: readStoredPicture(picture),
  }));
}

/** Returns a picture in the form of §3; an empty `image` if there is none (C97). */
export const pictureToWire = (picture: StoredPicture | null): { image: string; imageSet?: ImageSet } =>
  picture ? toWirePicture(picture) : { image: '' };
