import type { Product } from '@storefront/shared/contract/entities/product';
import { toRupees } from '@storefront/shared/rules/money';
import type { ProductsTable } from '../../platform/db/schema';
import { pictureToWire, readStoredPicture } from '../stored-picture';

/** Returns whether staff marked the product as sold out, or nothing is left of what they count (C225, C226). */
export const isSoldOut = ({ sold_out, pieces_left }: ProductsTable): boolean =>
  sold_out === 1 || pieces_left === 0;

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
  soldOut: isSoldOut(row),
  ...(row.sold_out === 1 && { soldOutUntil: row.sold_out_at === null ? 'putBack' : 'opening' }),
  ...(row.pieces_left !== null && { piecesLeft: row.pieces_left }),
  ...(row.marks !== null && { marks: JSON.parse(row.marks) }),
  ...(row.mealtime !== null && { mealtime: JSON.parse(row.mealtime) }),
  ...pictureToWire(readStoredPicture(row.picture)),
  version: row.version,
});
