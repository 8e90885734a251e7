import type { StockEdit } from '@storefront/shared/rules/edit-stock';
import { toPaisa } from '@storefront/shared/rules/money';
import { textKey } from '@storefront/shared/rules/text';
import type { ClosetItemsTable } from '../../platform/db/schema';

/** The form of a closet item as the contract reads it; price in rupees. */
export interface ClosetInput extends StockEdit {
  readonly name?: string | undefined;
  readonly division?: 'closet' | 'kicks' | undefined;
  readonly price?: number | undefined;
  readonly brand?: string | null | undefined;
  readonly material?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly sizeOptions?: readonly string[] | undefined;
  readonly category?: 'Men' | 'Women' | 'Kids' | undefined;
  readonly gender?: string | null | undefined;
  readonly ratings?: number | undefined;
  readonly isTopSeller?: boolean | undefined;
}

const textOr = (text: string | null | undefined, before: string) =>
  text === undefined ? before : (text ?? '');

/** Returns the row with the values of the form, but its stock; missing fields keep their values (C61). */
export function fillClosetItem(row: ClosetItemsTable, input: ClosetInput): ClosetItemsTable {
  const name = input.name ?? row.name;
  const brand = textOr(input.brand, row.brand);
  return {
    ...row,
    name,
    name_key: textKey(name),
    division: input.division ?? row.division,
    price_paisa: input.price === undefined ? row.price_paisa : toPaisa(input.price),
    brand,
    brand_key: textKey(brand),
    material: textOr(input.material, row.material),
    description: textOr(input.description, row.description),
    size_options: input.sizeOptions ? JSON.stringify(input.sizeOptions) : row.size_options,
    category: input.category ?? row.category,
    gender: textOr(input.gender, row.gender),
    ratings: input.ratings ?? row.ratings,
    top_seller: input.isTopSeller === undefined ? row.top_seller : input.isTopSeller ? 1 : 0,
  };
}
