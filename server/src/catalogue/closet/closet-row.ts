import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import type { CountedStock } from '@storefront/shared/rules/edit-stock';
import { type CellOptions, newColorNames } from '@storefront/shared/rules/stock-cells';
import { textKey } from '@storefront/shared/rules/text';
import { newId } from '../../platform/db/ids';
import type { ClosetItemsTable } from '../../platform/db/schema';
import { FIRST_STAMP } from '../../platform/edits/check-version';
import type { StoredPicture } from '../../platform/media/picture-record';
import { readStoredColors, type StoredColor } from '../stored-picture';
import { type ClosetInput, fillClosetItem } from './closet-input';
import type { FormColor } from './form-colors';

/** Rating of a new item: 4 of 5 stars (§9). */
const FIRST_RATING = 4;

/** What a new item needs. */
export type NewItem = ClosetInput &
  Required<Pick<ClosetItemsTable, 'name' | 'category' | 'division'>> & {
    readonly price: number;
    readonly availableStock: number;
  };

/** A colour of a form, with its new picture if there is one. */
export interface PicturedColor extends Pick<FormColor, 'name' | 'hex' | 'before'> {
  readonly picture: StoredPicture | null;
}

/** Returns the row of a new item without its values. @param createdAt ms */
export const blankItem = ({ name, category, division }: NewItem, createdAt: number): ClosetItemsTable => ({
  id: newId(),
  name,
  name_key: '',
  division,
  price_paisa: 0,
  brand: '',
  brand_key: '',
  material: '',
  description: '',
  stock: 0,
  size_options: '[]',
  category,
  gender: '',
  ratings: FIRST_RATING,
  colors: '[]',
  top_seller: 0,
  created_at: createdAt,
  deleted_at: null,
  ...FIRST_STAMP,
});

/**
 * Returns the colours of a form. A colour without a new picture keeps the picture and hex stored under its name or old
 * name (C61).
 */
function joinColors(stored: readonly StoredColor[], colors: readonly PicturedColor[]): StoredColor[] {
  const names = newColorNames(colors);
  return colors.map(({ name, hex, picture }) => {
    const same = stored.find((color) => names.get(textKey(color.name)) === name);
    return { name, hex: hex ?? same?.hex ?? null, picture: picture ?? same?.picture ?? null };
  });
}

/** Returns what the audit keeps of an item. */
export const auditedItem = ({ name, price_paisa, stock, colors }: ClosetItemsTable) => ({
  name,
  pricePaisa: price_paisa,
  stock,
  colors: readStoredColors(colors).map((color) => color.name),
});

/** The stock of an item that is not stored yet. */
export const NO_STOCK: CountedStock = { stock: 0, cells: null };

/** Returns the sizes and colours of an item, with the names that renamed colours had (C61). */
export const stockOptions = (
  row: ClosetItemsTable,
  formColors: CellOptions['colors'] | null,
): CellOptions => ({
  sizes: parseSizeOptions(JSON.parse(row.size_options)),
  colors: formColors ?? readStoredColors(row.colors),
});

/** Returns the row with the values and colours of a form, but its stock; colours stay if the form has none. */
export function fillItem(row: ClosetItemsTable, input: ClosetInput, colors: readonly PicturedColor[] | null) {
  const filled = fillClosetItem(row, input);
  if (!colors) return filled;
  return { ...filled, colors: JSON.stringify(joinColors(readStoredColors(row.colors), colors)) };
}
