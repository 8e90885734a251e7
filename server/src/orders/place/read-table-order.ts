import type { tableOrderInput } from '@storefront/shared/contract/order-input';
import { parseTableId } from '@storefront/shared/rules/tables';
import type { z } from 'zod';
import { badField } from '../../platform/http/failure';
import type { Destination, Placing } from './placing';

/** An order from a table, and from which. */
export interface TablePlacing extends Placing {
  readonly destination: Extract<Destination, { kind: 'table' }>;
}

/** The one spelling of the table that an order names (C50). @throws Failure 400 for what is no table (P17) */
export function readTableNumber(tableNumber: string): string {
  const table = parseTableId(tableNumber);
  if (table === null) throw badField('tableNumber', 'is no table of ours');
  return table;
}

/**
 * A table's order as one about to be placed (§3, C6, C98).
 *
 * @param table as `readTableNumber` gives it, and whether the order proved to come from there (C51)
 */
export function readTableOrder(
  body: z.output<typeof tableOrderInput>,
  userId: string | null,
  table: Omit<TablePlacing['destination'], 'kind'>,
): TablePlacing {
  return {
    kind: 'table',
    userId,
    contact: { full_name: null, email: null, phone: null, address: null },
    destination: { kind: 'table', ...table },
    originKey: null,
    lines: body.items,
    field: 'items',
    points: 0,
    totalAmount: body.totalAmount,
  };
}
