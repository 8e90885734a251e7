import { CLOSET_CATEGORIES } from '@storefront/shared/rules/closet-categories';
import type { ClosetSort } from '@storefront/shared/rules/closet-sort';
import { matchesSubtype } from '@storefront/shared/rules/subtype-match';
import { textKey } from '@storefront/shared/rules/text-key';
import { sql } from 'kysely';
import { contains } from '../db/contains';
import type { Reader } from '../db/database';
import type { ClosetItemsTable } from '../db/schema';

export interface ClosetFilter {
  readonly division?: 'closet' | 'kicks' | undefined;
  readonly category?: string | undefined;
  readonly subtype?: string | undefined;
  readonly brand?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: ClosetSort | undefined;
}

export interface ClosetPage extends ClosetFilter {
  readonly offset: number;
  readonly limit: number;
}

/** How many names are read at a time while a type is looked for. */
const BATCH = 500;

/** Whether an item is of a category, in any case; no item is of one that there is not (C65). */
const isOf = (category: string) => {
  const named = CLOSET_CATEGORIES.find((one) => textKey(one) === textKey(category)) ?? '';
  return sql<boolean>`category = ${named}`;
};

/** The items that a filter leaves, but for the type, which only the rule can tell from a name. */
function filtered(db: Reader, { division, category, brand, search }: ClosetFilter) {
  return db
    .selectFrom('closet_items')
    .where('deleted_at', 'is', null)
    .$if(division !== undefined, (query) => query.where('division', '=', division ?? 'closet'))
    .$if(Boolean(category), (query) => query.where(isOf(category ?? '')))
    .$if(Boolean(brand), (query) => query.where('brand_key', '=', textKey(brand ?? '')))
    .$if(Boolean(search), (query) => query.where(contains('name_key', search ?? '')));
}

/** The order of a sort, ids last so that pages neither repeat nor skip (P26); the newest first without one. */
function sorted<Q extends ReturnType<typeof filtered>>(query: Q, sort: ClosetSort | undefined) {
  const [column, direction] = {
    'price-asc': ['price_paisa', 'asc'],
    'price-desc': ['price_paisa', 'desc'],
    'name-asc': ['name_key', 'asc'],
    'name-desc': ['name_key', 'desc'],
    newest: ['created_at', 'desc'],
  }[sort ?? 'newest'] as ['price_paisa' | 'name_key' | 'created_at', 'asc' | 'desc'];
  return query.orderBy(column, direction).orderBy('id');
}

/**
 * Ids of a page of items of a type. What a name means is a rule in code (C66), so names are read in batches, in the
 * order of the list, until the page is full.
 */
async function idsOfType(db: Reader, page: ClosetPage, subtype: string): Promise<string[]> {
  const wanted = page.offset + page.limit;
  const found: string[] = [];
  for (let read = 0; found.length < wanted; read += BATCH) {
    const rows = await sorted(filtered(db, page), page.sort)
      .select(['id', 'name'])
      .limit(BATCH)
      .offset(read)
      .execute();
    found.push(...rows.filter(({ name }) => matchesSubtype(name, subtype)).map(({ id }) => id));
    if (rows.length < BATCH) break;
  }
  return found.slice(page.offset, wanted);
}

/** One page of the catalogue (C67). */
export async function selectClosetItems(db: Reader, page: ClosetPage): Promise<ClosetItemsTable[]> {
  const { subtype, sort, offset, limit } = page;
  if (!subtype?.trim()) {
    return sorted(filtered(db, page), sort).selectAll().limit(limit).offset(offset).execute();
  }
  const ids = await idsOfType(db, page, subtype);
  if (ids.length === 0) return [];
  return sorted(filtered(db, page), sort).selectAll().where('id', 'in', ids).execute();
}

/** An item that is offered, or null. */
export async function findClosetItem(db: Reader, id: string): Promise<ClosetItemsTable | null> {
  const row = await db
    .selectFrom('closet_items')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
