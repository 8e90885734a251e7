import type { ClosetChoice } from '@storefront/shared/rules/closet-choice';
import { textKey } from '../db/text-key';
import type { Sold } from './sold';

/** A colour or size that the item does not come in. */
export interface UnknownChoice {
  readonly field: 'selectedColor' | 'selectedSize';
  readonly options: readonly string[];
}

/** The option that was meant, in the item's own spelling; the only one where none was chosen; undefined if unknown. */
function settle(options: readonly string[], chosen: string | null): string | null | undefined {
  const [onlyOption = null, ...others] = options;
  if (onlyOption === null) return null;
  if (chosen === null) return others.length === 0 ? onlyOption : null;
  return options.find((option) => textKey(option) === textKey(chosen));
}

/**
 * Reads colour and size of a line. Null is allowed where there are several, as §7 has it by default; the pages make
 * the customer choose (C68). A product of the cafe has neither.
 */
export function settleChoice(sold: Sold, chosen: ClosetChoice): ClosetChoice | UnknownChoice {
  if (sold.type === 'product') return { selectedColor: null, selectedSize: null };
  const colors = sold.colors.map(({ name }) => name);
  const selectedColor = settle(colors, chosen.selectedColor);
  if (selectedColor === undefined) return { field: 'selectedColor', options: colors };
  const selectedSize = settle(sold.sizeOptions, chosen.selectedSize);
  if (selectedSize === undefined) return { field: 'selectedSize', options: sold.sizeOptions };
  return { selectedColor, selectedSize };
}
