import type { MyOrders } from '@storefront/shared/contract/entities/followed-order';
import { startOfShopYear, wallClock } from '@storefront/shared/rules/kathmandu';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import type { Reader } from '../../platform/db/database';
import { pageAfter } from '../../platform/db/lists/page-after';
import { selectLines } from '../order-with-lines';
import { seenByCustomer } from './seen-by-customer';

interface OwnOrdersQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  /** The last codes of the page before, joined by commas (C445). */
  readonly after?: string | undefined;
  /** A year in Nepal; undefined for all. */
  readonly year?: number | undefined;
}

/** Returns the orders of a person, with a year only those placed in it. */
const ordersOf = (db: Reader, userId: string, year: number | undefined) =>
  db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .$if(year !== undefined, (query) =>
      query
        .where('created_at', '>=', startOfShopYear(year ?? 0))
        .where('created_at', '<', startOfShopYear((year ?? 0) + 1)),
    );

/** Returns the years with an order, latest first. Reads the index once per year, however many orders there are. */
async function yearsOf(db: Reader, userId: string): Promise<number[]> {
  const years: number[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const latest = await ordersOf(db, userId, undefined)
      .select('created_at')
      .where('created_at', '<', before)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!latest) return years;
    const { year } = wallClock(latest.created_at);
    years.push(year);
    before = startOfShopYear(year);
  }
}

/** Returns one page of a person's orders, newest first; those that staff deleted are cancelled ones (C25, C194). */
export async function listOwnOrders(
  db: Reader,
  userId: string,
  { page = 1, limit = PAGE_SIZES.myOrders, after, year }: OwnOrdersQuery,
): Promise<MyOrders> {
  const own = ordersOf(db, userId, year);
  const orders = await pageAfter(
    after,
    { offset: pageOffset(page, limit), limit },
    (range) =>
      own
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(range.limit)
        .offset(range.offset)
        .execute(),
    ({ code }) => code,
  );
  const lines = await selectLines(
    db,
    orders.map(({ id }) => id),
  );
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    orders: orders.map((order) =>
      seenByCustomer({ order, lines: lines.filter((line) => line.order_id === order.id) }),
    ),
    total: Number(total),
    years: await yearsOf(db, userId),
  };
}
