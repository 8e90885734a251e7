import type { StoredPicture } from '../platform/media/picture-record';
import { readStoredPicture } from './stored-picture';

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
