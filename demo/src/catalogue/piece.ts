import type { ClosetCategory } from '@storefront/shared/rules/closet-catalogue';
import { type ColourName, palette } from './palette';
import { sizes } from './sizes';
import type { DemoPiece } from './types';

/** One row of the closet's lists; `brand` defaults to the section's house label. */
export interface PieceRow {
  name: string;
  /** The pattern on its pictures: the first part of their names. */
  cut: string;
  colours: readonly ColourName[];
  rupees: number;
  stock: number;
  sizes: keyof typeof sizes;
  material: string;
  description: string;
  brand?: string;
  gender?: 'Men' | 'Women';
  topSeller?: true;
}

/** Returns a function that turns a row of one section into a piece. */
export function toPiece(
  division: DemoPiece['division'],
  category: ClosetCategory,
  houseLabel: string,
): (row: PieceRow) => DemoPiece {
  return ({ cut, colours, topSeller = false, ...row }) => ({
    ...row,
    division,
    category,
    gender: row.gender ?? (category === 'Women' ? 'Women' : 'Men'),
    brand: row.brand ?? houseLabel,
    sizes: sizes[row.sizes],
    colours: colours.map((name) => ({
      name,
      hex: palette[name],
      picture: `${cut}-${name.toLowerCase()}`,
    })),
    topSeller,
    // About half of the pieces: all shoes, and what men wear.
    isCountedByCell: division === 'kicks' || category === 'Men',
  });
}
