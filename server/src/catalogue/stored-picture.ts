import type { StoredPicture } from '../platform/media/picture-record';

/** Returns the picture of a row; null if there is none, as for a colour that staff added without a file. */
export function readStoredPicture(value: unknown): StoredPicture | null {
  const picture: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  return picture !== null && typeof picture === 'object' && 'sources' in picture
    ? (picture as StoredPicture)
    : null;
}
