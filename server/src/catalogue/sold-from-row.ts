import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import type { ClosetItemsTable, ProductsTable } from '../platform/db/schema';
import type { SoldItem, SoldProduct } from './sold';
import { readStoredColors } from './stored-color';
import { readStoredPicture } from './stored-picture';

/** A row of the menu as something to order. */
export const soldProduct = (row: ProductsTable): SoldProduct => ({
  type: 'product',
  id: row.id,
  name: row.name,
  pricePaisa: row.price_paisa,
  isDeleted: row.deleted_at !== null,
  ugage: row.ugage,
  soldOut: row.sold_out === 1,
  picture: readStoredPicture(row.picture),
});

/** A row of the closet as something to order. */
export const soldItem = (row: ClosetItemsTable): SoldItem => ({
  type: 'closet',
  id: row.id,
  name: row.name,
  pricePaisa: row.price_paisa,
  isDeleted: row.deleted_at !== null,
  stock: row.stock,
  sizeOptions: parseSizeOptions(row.size_options),
  colors: readStoredColors(row.colors),
});
