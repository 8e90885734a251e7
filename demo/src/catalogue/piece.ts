import type { ClosetCategory } from '@storefront/shared/rules/closet-catalogue';
import { type PatternName, pieceStill } from '../paint/stills/patterns';
import { type ColourName, palette } from './palette';
import { sizes } from './sizes';
import type { DemoPiece } from './types';

/** A piece as its row in the lists of this folder tells it; the brand's default is the section's house label. */
export interface PieceRow {
  name: string;
  cut: PatternName;
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

/** Fills in a row of one section of the closet. */
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
    colours: colours.map((name) => ({ name, hex: palette[name], still: pieceStill(cut, palette[name]) })),
    topSeller,
  });
}
