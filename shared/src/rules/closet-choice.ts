/** An item as far as choosing a colour and a size goes. */
export interface Choosable {
  readonly colors: readonly { readonly name: string }[];
  readonly sizeOptions: readonly string[];
  readonly availableStock: number;
}

export interface ClosetChoice {
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
}

/** What is chosen at first: the only or first colour; a size only when there is no other (C68). */
export function initialChoice({ colors, sizeOptions }: Choosable): ClosetChoice {
  const [onlySize, ...otherSizes] = sizeOptions;
  return {
    selectedColor: colors[0]?.name ?? null,
    selectedSize: onlySize !== undefined && otherSizes.length === 0 ? onlySize : null,
  };
}

/** What keeps an item out of the cart, or null: 'out-of-stock' (§4), a size or colour still to choose (C68). */
export function choiceProblem(
  { colors, sizeOptions, availableStock }: Choosable,
  { selectedColor, selectedSize }: ClosetChoice,
): 'out-of-stock' | 'choose-size' | 'choose-color' | null {
  if (!(availableStock >= 1)) return 'out-of-stock';
  if (sizeOptions.length > 0 && !sizeOptions.some((size) => size === selectedSize)) return 'choose-size';
  if (colors.length > 0 && !colors.some(({ name }) => name === selectedColor)) return 'choose-color';
  return null;
}
