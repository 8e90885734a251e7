import type { ClosetColor } from '../../../contract/entities/closet-item';
import { textKey } from '../../../rules/text';
import { readPicture } from './read-picture';

/** Most colours of an item. */
export const MAX_COLORS = 20;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the colours of a closet form by the field names of both calls: `color_{i}` or `colorName_{i}`, `colorHex_{i}`,
 * `colorBefore_{i}`, and the files `colorImage_{i}` or `image_{i}`. A colour without a new file keeps its picture by
 * name (C61).
 *
 * @returns null if the form has no colour fields; then the colours stay unchanged.
 */
export async function readColors(
  form: Readonly<Record<string, unknown>>,
  files: ReadonlyMap<string, File>,
  before: readonly ClosetColor[] = [],
): Promise<ClosetColor[] | null> {
  const colors: ClosetColor[] = [];
  const oldNames = Array.from({ length: MAX_COLORS }, (_, index) =>
    textKey(textOf(form[`colorBefore_${index}`])),
  );
  for (let index = 0; index < MAX_COLORS; index += 1) {
    const name = textOf(form[`colorName_${index}`]) || textOf(form[`color_${index}`]);
    const key = textKey(name);
    if (key === '' || colors.some((color) => textKey(color.name) === key)) continue;
    // A new colour may have the old name of a renamed one: it keeps nothing of it.
    const storedKey = oldNames[index] || (oldNames.includes(key) ? null : key);
    const known = before.find((color) => textKey(color.name) === storedKey);
    const hex = textOf(form[`colorHex_${index}`]) || known?.hex;
    const field = files.has(`colorImage_${index}`) ? `colorImage_${index}` : `image_${index}`;
    const file = files.get(field);
    const kept = { image: known?.image ?? '', ...(known?.imageSet && { imageSet: known.imageSet }) };
    colors.push({ name, ...(file ? await readPicture(field, file) : kept), ...(hex && { hex }) });
  }
  return colors.length > 0 ? colors : null;
}
