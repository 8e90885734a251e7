import type { ClosetCategory } from '@storefront/shared/rules/closet-catalogue';
import { subtypeKey } from '@storefront/shared/rules/subtype-match';
import { textKey } from '@storefront/shared/rules/text';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database';
import { likePart } from '../../platform/db/lists/like-part';

export interface TypePage {
  readonly subtype: string;
  readonly sort: RawBuilder<unknown>;
  /** Both divisions if there is none. */
  readonly division: 'closet' | 'kicks' | undefined;
  readonly categories: readonly ClosetCategory[];
  readonly brand: string | undefined;
  readonly search: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const DIVISIONS = ['closet', 'kicks'] as const;

function narrowedBy({ subtype, brand, search }: TypePage): RawBuilder<unknown> {
  const conditions = [sql`type_key = ${subtypeKey(subtype)}`];
  if (brand) conditions.push(sql`brand_key = ${textKey(brand)}`);
  if (search) conditions.push(likePart('name_key', textKey(search)));
  return sql.join(conditions, sql` and `);
}

/**
 * Returns the ids of a page of items of a type (C66). The index holds each category of each division as one ordered
 * run. The page is among the first rows of each run, so only those are merged.
 */
export async function idsOfType(db: Reader, page: TypePage): Promise<string[]> {
  const { sort, division, categories, limit, offset } = page;
  const runs = categories.flatMap((category) =>
    (division ? [division] : DIVISIONS).map(
      (one) => sql`select * from (select * from closet_types
        where ${narrowedBy(page)} and division = ${one} and category = ${category}
        order by ${sort}, item_id limit ${offset + limit}) as run`,
    ),
  );
  const { rows } = await sql<{
    id: string;
  }>`select item_id as id from (${sql.join(runs, sql` union all `)}) as runs
    order by ${sort}, item_id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
