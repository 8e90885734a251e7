import { subtypeKeys } from '@storefront/shared/rules/subtype-match';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { ClosetTypesTable } from '../../platform/db/list-schema';
import type { ClosetItemsTable } from '../../platform/db/schema';

type Item = Pick<
  ClosetItemsTable,
  'id' | 'name' | 'name_key' | 'division' | 'category' | 'brand_key' | 'price_paisa' | 'created_at'
> & { readonly deleted_at?: number | null };

/** Returns the types of an item (C66); none if it is deleted. */
export const typeRows = (item: Item): Insertable<ClosetTypesTable>[] =>
  (item.deleted_at ?? null) === null
    ? subtypeKeys(item.name).map((type_key) => ({
        type_key,
        item_id: item.id,
        division: item.division,
        category: item.category,
        brand_key: item.brand_key,
        name_key: item.name_key,
        price_paisa: item.price_paisa,
        created_at: item.created_at,
      }))
    : [];

/** Stores the types of stored items. Every write of an item calls it in its transaction. */
export async function storeTypes(tx: Tx, items: readonly Item[]): Promise<void> {
  const ids = items.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('closet_types').where('item_id', 'in', ids).execute();
  const rows = items.flatMap(typeRows);
  if (rows.length > 0) await tx.insertInto('closet_types').values(rows).execute();
}
