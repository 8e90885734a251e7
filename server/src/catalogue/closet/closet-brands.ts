import type { ClosetCategory, ClosetDivision } from '@storefront/shared/rules/closet-catalogue';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database';
import { categoriesOf } from './closet-queries';

export interface BrandFilter {
  readonly division?: ClosetDivision | undefined;
  readonly category?: string | undefined;
}

interface Brand {
  readonly brand_key: string;
  readonly brand: string;
}

const DIVISIONS = ['closet', 'kicks'] as const;

/**
 * Returns the brands of one division. Jumps in the index from brand to brand, so the cost depends on the number of
 * brands, not of items.
 */
async function brandsIn(
  db: Reader,
  division: ClosetDivision,
  categories: readonly ClosetCategory[],
): Promise<Brand[]> {
  const items = sql`closet_items where deleted_at is null and division = ${division}
    and category in (${sql.join(categories)})`;
  const { rows } = await sql<Brand>`
    with recursive keys (brand_key) as (
      select min(brand_key) from ${items} and brand_key > ''
      union all
      select (select min(brand_key) from ${items} and brand_key > keys.brand_key)
      from keys where keys.brand_key is not null
    )
    select brand_key, (
      select brand from ${items} and brand_key = keys.brand_key order by created_at desc, id limit 1
    ) as brand
    from keys where brand_key is not null`.execute(db);
  return rows;
}

/** Returns the brands from A to Z, without duplicates in other case, spelled as in the newest item. */
export async function listBrands(db: Reader, { division, category }: BrandFilter): Promise<string[]> {
  const categories = categoriesOf(category);
  if (categories.length === 0) return [];
  const brands = new Map<string, string>();
  for (const one of division ? [division] : DIVISIONS) {
    for (const { brand_key, brand } of await brandsIn(db, one, categories)) brands.set(brand_key, brand);
  }
  return [...brands].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, brand]) => brand);
}
