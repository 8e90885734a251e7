import type { Order } from '@storefront/shared/contract/entities/order';
import { normaliseStatus } from '@storefront/shared/rules/order-status';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/database';
import type { OrdersTable } from '../db/schema';
import { selectLines } from './order-queries';
import { orderToWire } from './order-to-wire';

export interface OrderQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly status?: string | undefined;
  /** Part of name, e-mail, phone or code. */
  readonly search?: string | undefined;
  /** ISO 8601: only orders placed later (P32). */
  readonly since?: string | undefined;
}

const SEARCHED = ['full_name', 'email', 'phone', 'code'] as const satisfies readonly (keyof OrdersTable)[];

/** Whether an order holds what somebody typed; `%` and `_` are ordinary letters (P66). */
function holds(typed: string): RawBuilder<boolean> {
  const pattern = `%${typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const one = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  return sql<boolean>`(${sql.join(SEARCHED.map(one), sql` or `)})`;
}

const selectOrders = (
  db: Reader,
  { page = 1, limit = PAGE_SIZES.adminOrders, status, search, since }: OrderQuery,
): Promise<OrdersTable[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(Boolean(status), (query) => query.where('status', '=', normaliseStatus(status)))
    .$if(Boolean(search), (query) => query.where(holds(search ?? '')))
    .$if(Boolean(since), (query) => query.where('created_at', '>', Date.parse(since ?? '')))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(pageOffset(page, limit))
    .execute();

/** One page of orders, newest first; a misspelt status means pending, none means all (C70, C71, P34). */
export async function listOrders(db: Reader, query: OrderQuery): Promise<Order[]> {
  const orders = await selectOrders(db, query);
  const lines = await selectLines(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) =>
    orderToWire({ order, lines: lines.filter((line) => line.order_id === order.id) }),
  );
}
