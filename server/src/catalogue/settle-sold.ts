import type { ClosetChoice } from '@storefront/shared/rules/closet-choice';
import { settleChoice, type UnknownChoice } from '@storefront/shared/rules/closet-choice';
import type { Sold } from './sold';

/** Colour and size of a line as the catalogue spells them (C68); a product of the cafe comes in neither. */
export const settleSold = (sold: Sold, chosen: ClosetChoice): ClosetChoice | UnknownChoice =>
  settleChoice(sold.type === 'closet' ? sold : { colors: [], sizeOptions: [] }, chosen);
