import { badField, notFound } from '@storefront/http/failure';
import type { ChosenOption, OptionChoice, OptionGroup } from '@storefront/shared/rules/dish-options';
import type { Reader, Tx } from '../../platform/db/database';
import { lockRows } from '../../platform/db/lock-rows';
import type { OptionGroupsTable } from '../../platform/db/option-schema';
import type { ProductsTable } from '../../platform/db/schema';

/** Returns the group of a row. */
export const readGroup = (row: OptionGroupsTable): OptionGroup => ({
  id: row.id,
  name: row.name,
  min: row.min_choices,
  max: row.max_choices,
  choices: JSON.parse(row.choices) as readonly OptionChoice[],
});

/** Returns the ids of the groups of a dish, in their order. */
export const groupIdsOf = ({ option_groups }: Pick<ProductsTable, 'option_groups'>): readonly string[] =>
  JSON.parse(option_groups ?? '[]') as string[];

/** Returns the choices in the column `options` of a line; null if it has none. */
export const parseOptionsColumn = (json: string | null): readonly ChosenOption[] | null =>
  json === null ? null : (JSON.parse(json) as readonly ChosenOption[]);

/** Returns every group, oldest first. */
export const selectGroups = (db: Reader): Promise<OptionGroupsTable[]> =>
  db.selectFrom('option_groups').selectAll().orderBy('created_at').orderBy('id').execute();

/** Returns the groups of each of these dishes. Queries only if one of them has some. */
export async function groupsOfDishes(
  db: Reader,
  dishes: readonly ProductsTable[],
): Promise<(dish: ProductsTable) => readonly OptionGroup[]> {
  const ids = [...new Set(dishes.flatMap(groupIdsOf))];
  if (ids.length === 0) return () => [];
  const rows = await db.selectFrom('option_groups').selectAll().where('id', 'in', ids).execute();
  const groups = new Map(rows.map((row) => [row.id, readGroup(row)]));
  return (dish) => groupIdsOf(dish).flatMap((id) => groups.get(id) ?? []);
}

/** Returns a group, locked until the commit. @throws Failure 404 */
export async function lockGroup(tx: Tx, id: string): Promise<OptionGroupsTable> {
  const row = await tx
    .selectFrom('option_groups')
    .selectAll()
    .where('id', '=', id)
    .$call(lockRows(tx))
    .executeTakeFirst();
  if (!row) throw notFound('Group not found');
  return row;
}

/** Locks those of these groups that exist until the commit, so that none is deleted meanwhile; returns their ids. */
export async function lockGroups(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('option_groups')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks the groups that a form names. Before the product: a deletion of a group locks in this order too.
 *
 * @throws Failure 400 for an unknown group
 */
export async function checkGroups(tx: Tx, ids: readonly string[] = []): Promise<void> {
  const known = await lockGroups(tx, ids);
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw badField('optionGroups', `has no group ${unknown}`);
}
