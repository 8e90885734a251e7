import { plainLine, textKey } from '@storefront/shared/rules/text';

/** A colour of a form, with the bytes of its picture if there is one. */
export interface FormColor {
  readonly name: string;
  readonly hex: string | null;
  readonly bytes: Buffer | undefined;
  /** The field of the picture. */
  readonly field: string;
  /** The colour's old name, so that it keeps its picture under a new one. */
  readonly before: string | null;
}

/** Most colours of an item. */
const MOST_COLORS = 20;
const NAME_MAX = 60;
const HEX = /^#[0-9a-f]{6}$/i;

const textAt = (fields: Readonly<Record<string, unknown>>, names: readonly string[]): string => {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.trim() : '';
};

/**
 * Reads the colours of a form, under either of the two names of §7 (C61): `color_{i}` or `colorName_{i}`, with
 * `colorImage_{i}` or `image_{i}`; also our own `colorHex_{i}` and `colorBefore_{i}` (the old name). Names are plain
 * text (P63). Skips a colour without a name, and the second of two with the same name.
 *
 * @returns null when the form names no colour: the item then keeps its colours
 */
export function readFormColors(
  fields: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<string, Buffer>,
): readonly FormColor[] | null {
  const colors = new Map<string, FormColor>();
  for (let index = 0; index < MOST_COLORS; index += 1) {
    const name = plainLine(textAt(fields, [`colorName_${index}`, `color_${index}`]).slice(0, NAME_MAX));
    const hex = textAt(fields, [`colorHex_${index}`]);
    const field = files.has(`colorImage_${index}`) ? `colorImage_${index}` : `image_${index}`;
    const before = textAt(fields, [`colorBefore_${index}`]) || null;
    const key = textKey(name);
    if (key === '' || colors.has(key)) continue;
    colors.set(key, { name, hex: HEX.test(hex) ? hex : null, bytes: files.get(field), field, before });
  }
  return colors.size === 0 ? null : [...colors.values()];
}
