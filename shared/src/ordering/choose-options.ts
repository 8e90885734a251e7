import type { ClosetChoice } from '../rules/closet-choice';
import { textKey } from '../rules/text';
import type { SellableItem } from './sellable-item';

/** A colour or size that the item does not come in. */
export interface UnknownChoice {
  readonly field: 'selectedColor' | 'selectedSize';
  readonly options: readonly string[];
}

/** The chosen option in the item's own spelling; the only one where none was chosen; undefined if unknown. */
function choose(options: readonly string[], chosen: string | null): string | null | undefined {
  const [onlyOption = null, ...others] = options;
  if (onlyOption === null) return null;
  if (chosen === null) return others.length === 0 ? onlyOption : null;
  return options.find((option) => textKey(option) === textKey(chosen));
}

/**
 * Reads colour and size of a line (C68). Null is allowed where there are several, as in the defaults of §7; the pages
 * make the customer choose. A cafe product has neither, whatever was sent.
 */
export function chooseOptions(item: SellableItem, chosen: ClosetChoice): ClosetChoice | UnknownChoice {
  if (item.type === 'product') return { selectedColor: null, selectedSize: null };
  const colors = item.colors.map(({ name }) => name);
  const selectedColor = choose(colors, chosen.selectedColor);
  if (selectedColor === undefined) return { field: 'selectedColor', options: colors };
  const selectedSize = choose(item.sizeOptions, chosen.selectedSize);
  if (selectedSize === undefined) return { field: 'selectedSize', options: item.sizeOptions };
  return { selectedColor, selectedSize };
}
