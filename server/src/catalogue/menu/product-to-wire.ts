import type { Product } from '@storefront/shared/contract/entities/product';
import { lowestPrice } from '@storefront/shared/rules/dish-options';
import { toRupees } from '@storefront/shared/rules/money';
import type { Reader } from '../../platform/db/database';
import type { ProductsTable } from '../../platform/db/schema';
import { groupIdsOf, groupsOfDishes } from '../options/option-group-queries';
import { pictureToWire, readStoredPicture } from '../stored-picture';

/** Returns whether staff marked the product as sold out, or nothing is left of what they count (C225, C226). */
export const isSoldOut = ({ sold_out, pieces_left }: ProductsTable): boolean =>
  sold_out === 1 || pieces_left === 0;

/** Returns a cafe product in the form of §3 (C36, C97), without what follows from its groups: `productsToWire`. */
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
  ...(row.option_groups !== null && { optionGroups: [...groupIdsOf(row)] }),
  version: row.version,
});

/** Returns cafe products in the form of §3, with the lowest price of those that have options (C255). */
export async function productsToWire(db: Reader, rows: readonly ProductsTable[]): Promise<Product[]> {
  const groupsOf = await groupsOfDishes(db, rows);
  return rows.map((row) => ({
    ...productToWire(row),
    ...(row.option_groups !== null && { priceFrom: toRupees(lowestPrice(row.price_paisa, groupsOf(row))) }),
  }));
}

/** Returns one cafe product as `productsToWire` does. */
export async function oneProductToWire(db: Reader, row: ProductsTable): Promise<Product> {
  const [product] = await productsToWire(db, [row]);
  if (!product) throw new Error('One row makes one product');
  return product;
}
