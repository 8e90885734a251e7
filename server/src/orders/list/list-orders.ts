import type { Order } from '@storefront/shared/contract/entities/order';
import { type OrderKind, readOrderSearch } from '@storefront/shared/rules/order-search';
import { normaliseStatus } from '@storefront/shared/rules/orders';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { type RawBuilder, sql } from 'kysely';
import { pointBalances } from '../../loyalty/points-ledger';
import type { Reader } from '../../platform/db/database';
import { inOrderOf } from '../../platform/db/lists/in-order-of';
import { pageOfIds } from '../../platform/db/lists/page-of-ids';
import { ORDER_KIND, ORDER_TABLE } from '../../platform/db/migrations/0009-order-search';
import type { OrdersTable } from '../../platform/db/schema';
import { orderToWire } from '../order-to-wire';
import { selectLines } from '../order-with-lines';
import { readSameTransactions } from '../pay/same-transaction';

export interface OrderQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly status?: string | undefined;
  /** Part of name, e-mail, phone, code or table; `table 7` means that table only. */
  readonly search?: string | undefined;
  /** ISO 8601: only orders placed later (P32). */
  readonly since?: string | undefined;
  /** ISO 8601: only orders placed before. */
  readonly until?: string | undefined;
  /** Only orders that reports count as sold (C285). */
  readonly sold?: boolean | undefined;
  /** Id of a product or closet item: only orders with a line of it. */
  readonly item?: string | undefined;
  /** Id of a customer: only their orders. */
  readonly user?: string | undefined;
  /** Only orders that reach the customer this way. */
  readonly kind?: OrderKind | undefined;
  /** Only pending and processing orders, oldest first (C206). */
  readonly open?: boolean | undefined;
}

const NEWEST = sql`created_at desc, id`;
/** The sum keeps the database from reading all closed orders in this order, to find the few open ones. */
const OLDEST = sql`created_at + 0, id`;

function narrowedBy(
  { status, since, until, sold, item, user, kind, open }: OrderQuery,
  table: string | null,
): RawBuilder<unknown> {
  const conditions = [sql`deleted_at is null`];
  if (status) conditions.push(sql`status = ${normaliseStatus(status)}`);
  if (open) conditions.push(sql`status in ('pending', 'processing')`);
  if (since) conditions.push(sql`created_at > ${Date.parse(since)}`);
  if (until) conditions.push(sql`created_at < ${Date.parse(until)}`);
  if (sold)
    conditions.push(
      sql`status <> 'cancelled' and (coalesce(table_confirmed, 1) <> 0 or status <> 'pending')`,
    );
  if (item)
    conditions.push(
      sql`exists (select 1 from order_lines where order_lines.order_id = orders.id and item_id = ${item})`,
    );
  if (user) conditions.push(sql`user_id = ${user}`);
  if (kind) conditions.push(sql`${sql.raw(ORDER_KIND)} = ${kind}`);
  if (table !== null) conditions.push(sql`${sql.raw(ORDER_TABLE)} = ${table}`);
  return sql.join(conditions, sql` and `);
}

async function selectOrders(db: Reader, query: OrderQuery): Promise<OrdersTable[]> {
  const { page = 1, limit = PAGE_SIZES.adminOrders } = query;
  const wanted = readOrderSearch(query.search ?? '');
  const [table, search] = wanted.kind === 'table' ? [wanted.table, ''] : [null, wanted.key];
  const list = {
    table: 'orders',
    text: 'search_key',
    where: narrowedBy(query, table),
    order: query.open ? OLDEST : NEWEST,
    firstOfShort: sql`case when ${sql.raw(ORDER_TABLE)} = ${search} then 0 else 1 end,`,
  } as const;
  const ids = await pageOfIds(db, list, { limit, offset: pageOffset(page, limit), search });
  if (ids.length === 0) return [];
  return inOrderOf(ids, await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute());
}

/** Returns the ids of those orders that a mail is about which could not be sent (C203). */
async function ordersWithFailedMail(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('outbox')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('failed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Returns orders as staff see them in lists. `now` decides which points count for `pointsOwed`. */
async function toListed(db: Reader, orders: readonly OrdersTable[], now: number): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const lines = await selectLines(db, ids);
  const unmailed = await ordersWithFailedMail(db, ids);
  const sameTransactionOf = await readSameTransactions(db, orders);
  const members = new Set(orders.flatMap(({ user_id }) => user_id ?? []));
  const balanceOf = await pointBalances(db, [...members], now);
  return orders.map((order) => ({
    ...orderToWire(
      { order, lines: lines.filter((line) => line.order_id === order.id) },
      balanceOf(order.user_id).owed,
    ),
    ...sameTransactionOf(order),
    ...(unmailed.has(order.id) && { mailFailed: true as const }),
  }));
}

/**
 * Returns one page of orders, newest first, or open ones, oldest first. A misspelt status means pending; no status means all (C70, C71, P34). `now`
 * decides which points count for `pointsOwed`.
 */
export async function listOrders(db: Reader, query: OrderQuery, now: number): Promise<Order[]> {
  return toListed(db, await selectOrders(db, query), now);
}

/** Returns one order as {@link listOrders} has it; undefined if it is deleted or unknown. */
export async function findListedOrder(db: Reader, id: string, now: number): Promise<Order | undefined> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return (await toListed(db, orders, now)).at(0);
}
