import { textKey } from '@storefront/shared/rules/text-key';
import type { Tx } from '../db/database';

/** The category in the spelling that the menu has already, so that "coffee" makes no second "Coffee". */
export async function settleCategory(tx: Tx, category: string): Promise<string> {
  const rows = await tx
    .selectFrom('products')
    .select('category')
    .distinct()
    .where('deleted_at', 'is', null)
    .execute();
  const known = rows.find((row) => textKey(row.category) === textKey(category));
  return known?.category ?? category;
}
