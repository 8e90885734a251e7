import { textKey } from '@storefront/shared/rules/text';
import type { Tx } from '../../platform/db/database';
import { selectCategories } from './menu-categories';

/** The category in the spelling that the menu has already, so that "coffee" makes no second "Coffee". */
export async function settleCategory(tx: Tx, category: string): Promise<string> {
  const categories = await selectCategories(tx);
  const known = categories.find(({ title }) => textKey(title) === textKey(category));
  return known?.title ?? category;
}
