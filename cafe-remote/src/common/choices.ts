interface Chosen {
  readonly selectedColor: string | null;
  readonly selectedSize: string | null;
  readonly requests: string;
}

/** How a line is wanted, in one text: "Indigo, 32" or "Less ice, please". Empty when nothing was chosen. */
export const choicesText = ({ selectedColor, selectedSize, requests }: Chosen): string =>
  [selectedColor, selectedSize, requests].filter(Boolean).join(', ');
