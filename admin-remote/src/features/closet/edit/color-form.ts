import type { ClosetColor } from '@storefront/shared/contract/entities/closet-item';
import { newKey } from '@storefront/shared/rules/new-key';
import type { FieldErrors } from '../../../common/form/form-failure';

/** The form values of one colour, as typed. */
export interface ColorForm {
  /** React key of the row. */
  readonly key: string;
  readonly name: string;
  /** `#rrggbb` or empty. */
  readonly hex: string;
  readonly image: File | null;
  /** Stored name; null for a new colour. */
  readonly before: string | null;
  /** Stored picture. */
  readonly current: Pick<ClosetColor, 'image' | 'imageSet'> | undefined;
}

/** Upper limit of colours per item. */
export const MOST_COLORS = 20;

const HEX = /^#[0-9a-f]{6}$/i;

export const isHex = (text: string): boolean => HEX.test(text.trim());

export const emptyColor = (): ColorForm => ({
  key: newKey(),
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

/** Returns the colours as one text, for comparing. */
export const colorsText = (colors: readonly ColorForm[]): string =>
  colors
    .filter(isUsedOrNamed)
    .map(({ name, hex, image, current }) =>
      [name.trim(), hex.trim(), image ? `${image.name} ${image.lastModified}` : (current?.image ?? '')].join(
        ' ',
      ),
    )
    .join('\n');

/** Returns the colours as staff read them, one per line. */
export const shownColors = (colors: readonly ColorForm[]): string =>
  colors
    .filter(isUsedOrNamed)
    .map(({ name, hex, image }) =>
      [name.trim(), hex.trim(), image && 'with a new picture'].filter(Boolean).join(', '),
    )
    .join('\n');

const keyOf = ({ name }: ColorForm) => name.trim().toLowerCase();

const isUsed = ({ hex, image, before }: ColorForm) => hex.trim() !== '' || image !== null || before !== null;

const isUsedOrNamed = (color: ColorForm) => keyOf(color) !== '' || isUsed(color);

/** Returns the errors of the colours, keyed by the call's field names (C61). */
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

/** Returns the names of all fields of the call that concern colours. */
export const colorFields = (colors: readonly ColorForm[]): readonly string[] =>
  colors.flatMap((_, index) => [`colorName_${index}`, `colorHex_${index}`, `colorImage_${index}`]);
