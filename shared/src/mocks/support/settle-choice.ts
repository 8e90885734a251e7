import type { ClosetChoice } from '../../rules/closet-choice';
import type { Sold } from './cart-lines';
import { badField } from './mock-failure';

type Field = keyof ClosetChoice;

function settle(options: readonly string[], chosen: string | null): string | null | undefined {
  const [onlyOption = null, ...others] = options;
  if (onlyOption === null) return null;
  if (chosen === null) return others.length === 0 ? onlyOption : null;
  return options.find((option) => option.toLowerCase() === chosen.trim().toLowerCase());
}

/**
 * Colour and size of a line in the item's own spelling, the only one where none was chosen (C68); a cafe product has
 * neither. @throws MockFailure 400 for one that the item does not come in.
 */
export function settleChoice(sold: Sold, chosen: ClosetChoice): ClosetChoice {
  if (!('colors' in sold)) return { selectedColor: null, selectedSize: null };
  const read = (field: Field, options: readonly string[]) => {
    const settled = settle(options, chosen[field]);
    if (settled === undefined) throw badField(field, `must be one of ${options.join(', ')}`);
    return settled;
  };
  return {
    selectedColor: read(
      'selectedColor',
      sold.colors.map(({ name }) => name),
    ),
    selectedSize: read('selectedSize', sold.sizeOptions),
  };
}
