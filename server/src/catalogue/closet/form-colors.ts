import { plainLine } from '@storefront/shared/rules/text';

/** A colour as a form names it; bytes where it came with a picture. */
export interface FormColor {
  readonly name: string;
  readonly hex: string | null;
  readonly bytes: Buffer | undefined;
  /** The field that the picture came in. */
  readonly field: string;
  /** What the colour was called until now, so that it keeps its picture under a new name. */
  readonly before: string | null;
}

/** Colours that an item can have. */
const MOST_COLORS = 20;
const NAME_MAX = 60;
const HEX = /^#[0-9a-f]{6}$/i;

const textAt = (fields: Readonly<Record<string, unknown>>, names: readonly string[]): string => {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.trim() : '';
};

/**
 * Reads the colours of a form, under either of the two names that §7 has for each (C61): `color_{i}` or
 * `colorName_{i}` with `colorImage_{i}` or `image_{i}`, and of ours `colorHex_{i}` and `colorBefore_{i}`, the name that
 * the colour had. Names are plain text (P63): a colour without one is none, and of two with one name the first counts.
 *
 * @returns null when the form names no colour at all: then they stay as they are.
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
    const key = name.toLowerCase();
    if (name === '' || colors.has(key)) continue;
    colors.set(key, { name, hex: HEX.test(hex) ? hex : null, bytes: files.get(field), field, before });
  }
  return colors.size === 0 ? null : [...colors.values()];
}
