import type { ClosetColor } from '@storefront/shared/contract/entities/closet-item';
import type { FieldErrors } from '../../../common/form/form-failure';

/** One colour of the dialog, as typed. */
export interface ColorForm {
  /** Its place in the list on the screen. */
  readonly key: string;
  readonly name: string;
  /** As `#rrggbb`, or empty. */
  readonly hex: string;
  readonly image: File | null;
  /** What it was called before; null for a new one. */
  readonly before: string | null;
  /** The picture it has. */
  readonly current: Pick<ClosetColor, 'image' | 'imageSet'> | undefined;
}

/** Colours that an item can have. */
export const MOST_COLORS = 20;

const HEX = /^#[0-9a-f]{6}$/i;

export const isHex = (text: string): boolean => HEX.test(text.trim());

export const emptyColor = (): ColorForm => ({
  key: crypto.randomUUID(),
  name: '',
  hex: '',
  image: null,
  before: null,
  current: undefined,
});

export const toColorForm = (color: ClosetColor): ColorForm => ({
  ...emptyColor(),
  name: color.name,
  hex: color.hex ?? '',
  before: color.name,
  current: color,
});

const keyOf = ({ name }: ColorForm) => name.trim().toLowerCase();

const isUsed = ({ hex, image, before }: ColorForm) => hex.trim() !== '' || image !== null || before !== null;

/** What is wrong with the colours, under the names that the call gives their fields (C61). */
export function colorFaults(colors: readonly ColorForm[]): FieldErrors {
  const faults: Record<string, string> = {};
  colors.forEach((color, index) => {
    const key = keyOf(color);
    const isTwice = key !== '' && colors.findIndex((other) => keyOf(other) === key) < index;
    if (key === '' && isUsed(color)) faults[`colorName_${index}`] = 'A colour needs a name';
    if (isTwice) faults[`colorName_${index}`] = 'There is a colour of that name already';
    if (color.hex.trim() !== '' && !isHex(color.hex)) faults[`colorHex_${index}`] = 'As in #a81e22';
  });
  return faults;
}

/** The fields of a call that are about colours. */
export const colorFields = (colors: readonly ColorForm[]): readonly string[] =>
  colors.flatMap((_, index) => [`colorName_${index}`, `colorHex_${index}`, `colorImage_${index}`]);
