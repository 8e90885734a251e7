import type { ClosetColor, ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { ClosetChoice } from '@storefront/shared/rules/closet-choice';
import { FEW_LEFT, piecesOfChoice } from '@storefront/shared/rules/stock-cells';

export interface OptionsLeft {
  /** `isGone`: no piece of it in the chosen size, or in any while none is chosen. */
  readonly colors: readonly (ClosetColor & { readonly isGone: boolean })[];
  /** `left`: pieces in the chosen colour; null where the stock is one number. */
  readonly sizes: readonly { readonly size: string; readonly left: number | null }[];
}

/** Returns the colours and sizes of an item with what is left of each beside the other choice (C260). */
export function optionsLeft(
  { cells, colors, sizeOptions }: ClosetItem,
  { selectedSize, selectedColor }: ClosetChoice,
): OptionsLeft {
  const left = (choice: ClosetChoice) => (cells ? piecesOfChoice(cells, choice) : null);
  return {
    colors: colors.map((color) => ({
      ...color,
      isGone: left({ selectedSize, selectedColor: color.name }) === 0,
    })),
    sizes: sizeOptions.map((size) => ({ size, left: left({ selectedSize: size, selectedColor }) })),
  };
}

/** 'M', 'M, 2 left' or 'M, sold out' */
export function sizeText(size: string, left: number | null): string {
  if (left === null || left > FEW_LEFT) return size;
  return left === 0 ? `${size}, sold out` : `${size}, ${left} left`;
}
