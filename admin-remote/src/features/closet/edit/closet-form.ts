import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { formatSizeOptions, parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import { type EditField, editField, flagField } from '../../../common/conflict/edit-field';
import { type CellTexts, cellFields, cellsToSend, cellTable, sumOfCells, toCellTexts } from './cell-form';
import { type ColorForm, colorsText, emptyColor, shownColors, toColorForm } from './color-form';

/** The form values of a closet item, as typed. */
export interface ClosetForm {
  readonly name: string;
  readonly division: string;
  readonly category: string;
  readonly gender: string;
  readonly price: string;
  readonly brand: string;
  readonly material: string;
  readonly description: string;
  readonly availableStock: string;
  readonly sizeOptions: string;
  readonly ratings: string;
  readonly isTopSeller: boolean;
  readonly colors: readonly ColorForm[];
  readonly isCountedByCell: boolean;
  readonly cells: CellTexts;
}

/** Rating of a new item: 4 of 5 stars (§9). */
const FIRST_RATING = '4';

/** Returns the form values of an item, or empty ones with one colour row. */
export function toClosetForm(item: ClosetItem | null): ClosetForm {
  const { colors = [] } = item ?? {};
  return {
    name: item?.name ?? '',
    division: item?.division ?? 'closet',
    category: item?.category ?? '',
    gender: item?.gender ?? '',
    price: item ? String(item.price) : '',
    brand: item?.brand ?? '',
    material: item?.material ?? '',
    description: item?.description ?? '',
    availableStock: item ? String(item.availableStock) : '',
    sizeOptions: formatSizeOptions(parseSizeOptions(item?.sizeOptions)),
    ratings: item ? String(item.ratings) : FIRST_RATING,
    isTopSeller: item?.isTopSeller ?? false,
    colors: colors.length > 0 ? colors.map(toColorForm) : [emptyColor()],
    isCountedByCell: item?.cells !== undefined,
    cells: toCellTexts(item),
  };
}

/** Returns the form of a new item that is filled from another one: without its stock and pictures (C308). */
export function copyOfItem(item: ClosetItem): ClosetForm {
  const { cells: _cells, ...others } = item;
  const form = toClosetForm(others);
  return {
    ...form,
    name: `${item.name} (copy)`.slice(0, 120),
    availableStock: '',
    isCountedByCell: item.cells !== undefined,
    colors: form.colors.map(({ name, hex }) => ({ ...emptyColor(), name, hex })),
  };
}

/** The fields that two members of staff may change at the same time (C165). */
export const closetFields: readonly EditField<ClosetForm, ClosetItem>[] = [
  editField('name', 'Name'),
  editField('division', 'Division'),
  editField('category', 'Category'),
  editField('gender', 'Gender'),
  editField('brand', 'Brand'),
  editField('material', 'Material'),
  editField('description', 'Description'),
  editField('price', 'Price in Rs'),
  editField('availableStock', 'Available stock'),
  editField('sizeOptions', 'Size options'),
  editField('ratings', 'Ratings'),
  flagField('isTopSeller', 'Top Seller'),
  flagField('isCountedByCell', 'Count by size and colour'),
  editField('colors', 'Colours', {
    text: ({ colors }) => colorsText(colors),
    shown: ({ colors }) => shownColors(colors),
  }),
];

/** The same with one field for each size and colour whose pieces staff may change. */
export const closetFieldsOf = (opened: ClosetItem, stored: ClosetItem) => [
  ...closetFields,
  ...cellFields(opened, stored),
];

/** Returns the form with the sum of its grid as the stock, if it has one. */
export function withSum(form: ClosetForm): ClosetForm {
  const table = form.isCountedByCell ? cellTable(form) : null;
  return table ? { ...form, availableStock: String(sumOfCells(form.cells, table)) } : form;
}

/**
 * Returns the body of closet/add and closet/update (§7, C61). Sends the stock always (§7), and the stock that
 * the form opened with, so that our server keeps a sale made while the dialog was open (C163). The cells of the stock are
 * ours (C273); with them `availableStock` is their sum.
 */
export function toClosetData(form: ClosetForm, item: ClosetItem | null): FormData {
  const { colors, isCountedByCell, cells, ...fields } = withSum(form);
  const table = isCountedByCell ? cellTable(form) : null;
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value).trim());
  if (item) data.append('stockBefore', String(item.availableStock));
  if (table) data.append('cells', JSON.stringify(cellsToSend(cells, table, item)));
  else if (item?.cells) data.append('cells', 'null');
  if (item?.version !== undefined) data.append('version', String(item.version));
  colors.forEach(({ name, hex, before, image }, index) => {
    data.append(`${item ? 'colorName' : 'color'}_${index}`, name.trim());
    if (hex.trim()) data.append(`colorHex_${index}`, hex.trim());
    if (before) data.append(`colorBefore_${index}`, before);
    if (image) data.append(`colorImage_${index}`, image);
  });
  return data;
}
