import type { ClosetChoice } from '../../rules/closet-choice';
import { settleChoice } from '../../rules/closet-choice';
import type { Sold } from './cart-lines';
import { badField } from './mock-failure';

/**
 * Colour and size of a line as the catalogue spells them (C68); a product of the cafe comes in neither.
 *
 * @throws MockFailure 400 for one that the item does not come in
 */
export function settleSold(sold: Sold, chosen: ClosetChoice): ClosetChoice {
  const choice = settleChoice('colors' in sold ? sold : { colors: [], sizeOptions: [] }, chosen);
  if ('field' in choice) throw badField(choice.field, `must be one of ${choice.options.join(', ')}`);
  return choice;
}
