import { type DepartmentLine, timesAfterEdit } from '@storefront/shared/ordering/order-departments';
import type { ItemLookup } from '@storefront/shared/ordering/price-lines';
import {
  type CategoryDepartments,
  type Department,
  departmentOfCategory,
} from '@storefront/shared/rules/departments';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import { timeColumns, timesOf } from './order-times';

interface OrderedItem {
  readonly type: 'product' | 'closet';
  readonly itemId: string;
}

/** Returns a function that gives the department of an item that is ordered now (C220). @param chosen by staff */
export const departmentsIn =
  (items: ItemLookup, chosen: CategoryDepartments) =>
  ({ type, itemId }: OrderedItem): Department => {
    if (type === 'closet') return 'closet';
    const item = items.byId(itemId, type);
    return departmentOfCategory((item?.type === 'product' && item.category) || '', chosen);
  };

/** Returns the time columns of an order whose lines staff changed (C221). @param at in milliseconds */
export function timesOfEdited(
  order: OrdersTable,
  before: readonly OrderLinesTable[],
  after: readonly OrderLinesTable[],
  at: number,
): Partial<OrdersTable> {
  return timeColumns(timesAfterEdit(timesOf(order), before satisfies readonly DepartmentLine[], after, at));
}
