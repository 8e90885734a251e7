import { randomUUID } from 'node:crypto';
import { orderInput } from '@storefront/shared/contract/order-input';
import { readCheckout } from '@storefront/shared/ordering/order-request';
import { shopDayNumber, wallClock } from '@storefront/shared/rules/kathmandu';
import { hourValues, ITEM_SPANS } from '../../../../server/src/orders/apply-sums';
import { orThrow } from '../../../../server/src/orders/order-failure';
import { selectLines } from '../../../../server/src/orders/order-with-lines';
import { GUEST } from '../../../../server/src/orders/place/idempotent-replay';
import { placeOrder } from '../../../../server/src/orders/place/place-order';
import type { Database } from '../../../../server/src/platform/db/database';
import { newPhone, PHONE_MARK } from '../orders';

/** A row by column. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The rows that the shop stored for one guest's order, to be stored again for other guests. */
export interface OrderTemplate {
  readonly order: Row;
  readonly lines: readonly Row[];
  /** History of the stock, one row for each closet item. */
  readonly moves: readonly Row[];
  /** The idempotency key with the receipt. */
  readonly key: Row;
  readonly audit: Row;
  /** What the order adds to the sums of its hour and of its items, without the lane. */
  readonly hourSums: Row;
  readonly itemSums: readonly Row[];
}

function sumsOf(
  order: Parameters<typeof hourValues>[0],
  now: number,
): Pick<OrderTemplate, 'hourSums' | 'itemSums'> {
  const day = shopDayNumber(now);
  const itemSums = order.lines.flatMap((line) =>
    ITEM_SPANS.map((days) => ({
      ...{ days, first_day: day - (day % days), item_type: line.item_type, item_id: line.item_id },
      ...{ pieces: line.quantity, paisa: line.price_paisa * line.quantity },
    })),
  );
  return {
    hourSums: { day, hour: wallClock(now).hour, ...hourValues(order) },
    itemSums: itemSums.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  };
}

/** Returns the rows of a stored order. @param now when it was placed, ms */
export async function readTemplate(db: Database, id: string, now: number): Promise<OrderTemplate> {
  const of = (table: 'order_lines' | 'stock_events' | 'idempotency_keys') =>
    db.selectFrom(table).selectAll().where('order_id', '=', id);
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const lines = await selectLines(db, [id]);
  const rows = {
    ...{ order, lines, ...sumsOf({ order, lines }, now) },
    moves: await of('stock_events').execute(),
    key: await of('idempotency_keys').executeTakeFirstOrThrow(),
    audit: await db.selectFrom('audit').selectAll().where('subject', '=', id).executeTakeFirstOrThrow(),
  };
  return rows as unknown as OrderTemplate;
}

/** Places a guest's order as the shop does, without HTTP. @returns its rows */
export async function placeTemplate(db: Database, checkout: unknown, now: number): Promise<OrderTemplate> {
  const body = orderInput.parse(JSON.parse(JSON.stringify(checkout).replace(PHONE_MARK, newPhone)));
  const deps = { db, now: () => now, orderEvents: { placed: () => {} }, limitsPending: true };
  const { _id: id } = await placeOrder(deps, orThrow(readCheckout(body, null)), {
    attempt: { actor: GUEST, key: randomUUID(), payload: ['checkout', body] },
    originKey: randomUUID(),
  });
  return readTemplate(db, id, now);
}
