import { textKey } from '@storefront/shared/rules/text';
import type { Reader } from '../platform/db/database';
import type { Sold } from './sold';
import { soldItem, soldProduct } from './sold-from-row';

/** The one thing that an exact name means among several whose names count as equal. */
const only = <S extends Sold>(candidates: readonly S[], name: string): S | null => {
  const exact = candidates.filter((sold) => sold.name === name.trim());
  const [first, ...others] = exact.length > 0 ? exact : candidates;
  return first && others.length === 0 ? first : null;
};

/** What a name alone means, in any capitals: null when nothing that is sold has it, or more than one thing (C7). */
export async function findSoldByName(db: Reader, name: string, type: Sold['type']): Promise<Sold | null> {
  const key = textKey(name);
  const rows = await (type === 'product'
    ? db
        .selectFrom('products')
        .selectAll()
        .where('name_key', '=', key)
        .where('deleted_at', 'is', null)
        .execute()
        .then((found) => found.map(soldProduct))
    : db
        .selectFrom('closet_items')
        .selectAll()
        .where('name_key', '=', key)
        .where('deleted_at', 'is', null)
        .execute()
        .then((found) => found.map(soldItem)));
  return only<Sold>(rows, name);
}
