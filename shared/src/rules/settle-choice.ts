import type { Choosable, ClosetChoice } from './closet-choice';
import { textKey } from './text-key';

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
 * the customer choose (C68). What has neither, as the cafe's products, has none chosen whatever came.
 */
export function settleChoice(
  { colors, sizeOptions }: Pick<Choosable, 'colors' | 'sizeOptions'>,
  chosen: ClosetChoice,
): ClosetChoice | UnknownChoice {
  const names = colors.map(({ name }) => name);
  const selectedColor = settle(names, chosen.selectedColor);
  if (selectedColor === undefined) return { field: 'selectedColor', options: names };
  const selectedSize = settle(sizeOptions, chosen.selectedSize);
  if (selectedSize === undefined) return { field: 'selectedSize', options: sizeOptions };
  return { selectedColor, selectedSize };
}
