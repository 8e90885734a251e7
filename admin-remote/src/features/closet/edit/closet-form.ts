import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { formatSizeOptions, parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import { type ColorForm, emptyColor, toColorForm } from './color-form';

/** What the dialog of a closet item holds, as typed. */
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
}

/** §9: an item begins with 4 of 5 stars. */
const FIRST_RATING = '4';

/** The form of an item, or an empty one with room for a first colour. */
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
  };
}

/**
 * The form as closet/add and closet/update take it (§7, C61). On a change the stock is sent only where staff changed
 * it: pieces that were sold while the dialog was open stay sold.
 */
export function toClosetData({ colors, ...fields }: ClosetForm, item: ClosetItem | null): FormData {
  const data = new FormData();
  const isStockSame = item !== null && fields.availableStock.trim() === String(item.availableStock);
  for (const [name, value] of Object.entries(fields)) {
    if (name !== 'availableStock' || !isStockSame) data.append(name, String(value).trim());
  }
  colors.forEach(({ name, hex, before, image }, index) => {
    data.append(`${item ? 'colorName' : 'color'}_${index}`, name.trim());
    if (hex.trim()) data.append(`colorHex_${index}`, hex.trim());
    if (before) data.append(`colorBefore_${index}`, before);
    if (image) data.append(`colorImage_${index}`, image);
  });
  return data;
}
