import type { TwinChoice } from '@storefront/shared/contract/entities/catalogue-import';
import { textKey } from '@storefront/shared/rules/text';
import type { Reader } from '../../platform/db/database';
import type { PlanRow } from './plan-row';
import { inTurns } from './upsert-rows';

/** An item of the shop, as far as names are compared. */
export interface NamedItem {
  readonly id: string;
  readonly name_key: string;
  readonly category: string;
}

/** Returns the items with one of these names that are not deleted, by the key of their name, the oldest first. */
export async function readNamed(
  db: Reader,
  table: 'products' | 'closet_items',
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedItem[]>> {
  const found = new Map<string, NamedItem[]>();
  for await (const part of inTurns([...new Set(names.map(textKey))])) {
    const rows = await db
      .selectFrom(table as 'products')
      .select(['id', 'name_key', 'category'])
      .where('name_key', 'in', part)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    for (const row of rows) found.set(row.name_key, [...(found.get(row.name_key) ?? []), row]);
  }
  return found;
}

/** Returns the item that a row most likely means: of its category, or of any if the row names none. */
export const nearest = (items: readonly NamedItem[], category: string): NamedItem | undefined =>
  items.find((item) => textKey(item.category) === textKey(category)) ?? items[0];

/** What happens with a row whose name an item has, unless staff choose: another category may mean another dish. */
export const presetOf = (category: string, other: string, isShop: boolean): TwinChoice => {
  const isSame = category.trim() === '' || textKey(category) === textKey(other);
  if (isShop) return isSame ? 'change' : 'leave';
  return isSame ? 'leave' : 'add';
};

const asChange = (row: PlanRow, change: NonNullable<NonNullable<PlanRow['twin']>['change']>): PlanRow => {
  const isSame = change.changes.length === 0 && Object.keys(row.pictures).length === 0;
  const action = change.errors.length > 0 ? 'error' : isSame ? 'same' : 'change';
  return { ...row, ...change, action };
};

/**
 * Returns the rows as they are stored, and how many are left out. A row that changes an item or an earlier row replaces
 * earlier rows that do the same (C433).
 */
export function chooseTwins(
  plan: readonly PlanRow[],
  choices: ReadonlyMap<number, TwinChoice>,
): { readonly rows: readonly PlanRow[]; readonly left: number } {
  const rows = new Map<number, PlanRow>();
  const lineOf = new Map<string, number>();
  for (const row of plan) {
    const wanted = row.twin && row.action === 'add' ? (choices.get(row.line) ?? row.twin.preset) : 'add';
    if (wanted === 'leave') continue;
    const change = wanted === 'change' ? (row.twin?.change ?? null) : null;
    const stored = change ? asChange(row, change) : row;
    const replaced = change ? lineOf.get(change.id ?? '') : wanted === 'change' ? row.twin?.line : null;
    if (replaced !== undefined && replaced !== null) rows.delete(replaced);
    if (stored.id !== null && stored.action !== 'error') lineOf.set(stored.id, stored.line);
    rows.set(row.line, stored);
  }
  return { rows: [...rows.values()], left: plan.length - rows.size };
}
