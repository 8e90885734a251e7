import { type DepartmentLine, timesAfterEdit } from '@storefront/shared/ordering/order-departments';
import {
  type CategoryDepartments,
  type Department,
  departmentOfCategory,
} from '@storefront/shared/rules/departments';
import type { Tx } from '../platform/db/database';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import { readChosenDepartments } from '../settings/setting-queries';
import { timeColumns, timesOf } from './order-times';

interface OrderedItem {
  readonly type: 'product' | 'closet';
  readonly itemId: string;
}

async function categoriesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('products').select(['id', 'category']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, category }) => [id, category]));
}

/** Returns a function that gives the department of an item that is ordered now (C220). */
export async function readDepartments(
  tx: Tx,
  items: readonly OrderedItem[],
): Promise<(item: OrderedItem) => Department> {
  const dishes = [...new Set(items.flatMap(({ type, itemId }) => (type === 'product' ? [itemId] : [])))];
  const categories = await categoriesOf(tx, dishes);
  const chosen: CategoryDepartments = dishes.length === 0 ? {} : await readChosenDepartments(tx);
  return ({ type, itemId }) =>
    type === 'closet' ? 'closet' : departmentOfCategory(categories.get(itemId) ?? '', chosen);
}

/** Returns the time columns of an order whose lines staff changed (C221). @param at in milliseconds */
export function timesOfEdited(
  order: OrdersTable,
  before: readonly OrderLinesTable[],
  after: readonly OrderLinesTable[],
  at: number,
): Partial<OrdersTable> {
  return timeColumns(timesAfterEdit(timesOf(order), before satisfies readonly DepartmentLine[], after, at));
}
