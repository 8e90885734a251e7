import { textKey } from '@storefront/shared/rules/text';
import type { Tx } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import type { ProductsTable } from '../../platform/db/schema';
import { FIRST_STAMP } from '../../platform/edits/check-version';
import { selectCategories } from './menu-categories';
import { marksToRow } from './stored-marks';

/** Returns the position of a product that is new in its category: after all others of the menu. */
export async function nextPosition(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('products')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (row?.last ?? -1) + 1;
}

/** Returns the row of a new product without a name. `picture` is the JSON of its column, `createdAt` in ms. */
export const blankProduct = ({
  picture,
  position,
  createdAt,
}: {
  readonly picture: string;
  readonly position: number;
  readonly createdAt: number;
}): ProductsTable => ({
  id: newId(),
  name: '',
  name_key: '',
  price_paisa: 0,
  category: '',
  description: '',
  ugage: 'enable',
  espresso: 0,
  sold_out: 0,
  sold_out_at: null,
  pieces_left: null,
  ...marksToRow(null),
  mealtime: null,
  picture,
  option_groups: null,
  position,
  created_at: createdAt,
  deleted_at: null,
  ...FIRST_STAMP,
});

/** Returns a changed row at this position if its category is another one, where it comes last (C313). */
export const lastIfMoved = (before: ProductsTable, after: ProductsTable, position: number): ProductsTable =>
  before.category === after.category ? after : { ...after, position };

/** Returns the category as the menu already spells it, so that "coffee" makes no second "Coffee". */
export async function spellCategory(tx: Tx, category: string): Promise<string> {
  const categories = await selectCategories(tx);
  const known = categories.find(({ title }) => textKey(title) === textKey(category));
  return known?.title ?? category;
}

/** Returns what the audit keeps of a product. */
export const auditedProduct = ({
  name,
  price_paisa,
  ugage,
  sold_out,
  pieces_left,
  marks,
  mealtime,
  option_groups,
}: ProductsTable) => ({
  name,
  pricePaisa: price_paisa,
  ugage,
  soldOut: sold_out,
  piecesLeft: pieces_left,
  marks: marks && JSON.parse(marks),
  mealtime: mealtime && JSON.parse(mealtime),
  optionGroups: option_groups,
});
