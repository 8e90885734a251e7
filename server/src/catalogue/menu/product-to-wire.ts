import type { Product } from '@storefront/shared/contract/entities/product';
import { toRupees } from '@storefront/shared/rules/money';
import type { ProductsTable } from '../../platform/db/schema';
import { pictureToWire, readStoredPicture } from '../stored-picture';

/** Returns a cafe product in the form of §3 (C36, C97). */
export const productToWire = (row: ProductsTable): Product => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  price: toRupees(row.price_paisa),
  category: row.category,
  description: row.description,
  ugage: row.ugage,
  espressoItem: row.espresso === 1,
  soldOut: row.sold_out === 1,
  ...pictureToWire(readStoredPicture(row.picture)),
  version: row.version,
});
