/** What browsers send in place of a key that an input method took. */
const TAKEN_BY_INPUT_METHOD = 229;

interface Press {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/**
 * Returns whether a key press belongs to an input method, as the Enter that ends a word in Chinese, Japanese or Nepali
 * (C451): it picks, sends and closes nothing. Safari tells it only by the key's code.
 */
export const isComposing = ({ nativeEvent, isComposing: isIn = false, keyCode }: Press): boolean =>
  (nativeEvent?.isComposing ?? isIn) || keyCode === TAKEN_BY_INPUT_METHOD;
