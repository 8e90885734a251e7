import type { StoredPicture } from '../platform/media/picture-record';
import type { Sold } from './sold';

/** The picture that stands for it: of a closet item the chosen colour's, else the first one's (§3). */
export function soldPicture(sold: Sold, color: string | null = null): StoredPicture | null {
  if (sold.type === 'product') return sold.picture;
  const chosen = sold.colors.find(({ name }) => name === color) ?? sold.colors[0];
  return chosen?.picture ?? null;
}
