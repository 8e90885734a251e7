import { randomInt } from 'node:crypto';
import { phoneIdentity } from '@storefront/shared/rules/contact';
import { happyDiscount } from '@storefront/shared/rules/discounts';
import { shopDayNumber, wallClock } from '@storefront/shared/rules/kathmandu';
import { type OperationNodeSource, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { advisoryLock } from '../platform/db/advisory-lock';
import type { Tx } from '../platform/db/database';
import { runTogether } from '../platform/db/run-together';
import type { OrderLinesTable, OrdersTable } from '../platform/db/schema';
import { effectsOf, type OrderWithLines } from './order-with-lines';

/** Days of the longer rows of `item_sums`. */
export const ITEM_SPANS = [1, 28] as const;

type Values = Readonly<Record<string, number>>;

/** What an order adds to one row of a table of sums. */
interface Share {
  readonly table: 'order_sums' | 'item_sums' | 'lost_sums';
  /** The row, without its lane. */
  readonly row: Readonly<Record<string, string | number>>;
  readonly values: Values;
}

const lineSum = ({
  price_paisa: pricePaisa,
  quantity,
  happy_percent: happyPercent,
}: OrderLinesTable): number => pricePaisa * quantity - happyDiscount({ pricePaisa, quantity, happyPercent });

const goodsOf = (lines: readonly OrderLinesTable[], type: OrderLinesTable['item_type']): number =>
  lines.reduce((sum, line) => sum + (line.item_type === type ? lineSum(line) : 0), 0);

/** Returns what an order adds to the sums of its hour. Completed orders are collected whole, as the board says (C283). */
export function hourValues({ order, lines }: OrderWithLines) {
  const { payment_status, payment_paisa, total_paisa, status } = order;
  const paid_paisa = payment_status === 'confirmed' ? Math.min(payment_paisa ?? 0, total_paisa) : 0;
  return {
    orders: 1,
    cafe_paisa: goodsOf(lines, 'product'),
    closet_paisa: goodsOf(lines, 'closet'),
    happy_paisa: order.happy_paisa,
    coupon_paisa: order.coupon_paisa,
    fee_paisa: order.fee_paisa,
    points: order.redeemed_points,
    total_paisa,
    paid_paisa,
    collected_paisa: status === 'completed' ? total_paisa : paid_paisa,
  };
}

/** Returns whether an order is in the takings: not deleted or cancelled, and of a table only once staff trust it (C51). */
export const isSold = (order: Pick<OrderWithLines, 'order'>): boolean => effectsOf(order).takesStock;

function lostShare({ status, deleted_at, ...order }: OrdersTable, day: number): Share[] {
  if (status !== 'cancelled' || deleted_at !== null) return [];
  const byShop = order.accepted_at === null ? 'refused' : 'shop';
  const kind = order.cancelled_by === 'customer' ? 'customer' : byShop;
  const row = { day, kind, reason: order.cancel_reason ?? '' };
  return [{ table: 'lost_sums', row, values: { orders: 1, paisa: order.total_paisa } }];
}

/** Returns everything that an order adds to the sums; it counts in the hour in which it was placed (C285). */
function sharesOf(stored: OrderWithLines | null): Share[] {
  if (stored === null) return [];
  const day = shopDayNumber(stored.order.created_at);
  if (!isSold(stored)) return lostShare(stored.order, day);
  const { hour } = wallClock(stored.order.created_at);
  return [
    { table: 'order_sums', row: { day, hour }, values: hourValues(stored) },
    ...stored.lines.flatMap((line) =>
      ITEM_SPANS.map((days) => ({
        table: 'item_sums' as const,
        row: { days, first_day: day - (day % days), item_type: line.item_type, item_id: line.item_id },
        values: { pieces: line.quantity, paisa: lineSum(line) },
      })),
    ),
  ];
}

/** Returns the sum of the shares of each row, without rows that stay as they are. */
function changedRows(before: readonly Share[], after: readonly Share[]): Share[] {
  const rows = new Map<string, Share>();
  const add = (shares: readonly Share[], sign: 1 | -1) => {
    for (const { table, row, values } of shares) {
      const key = JSON.stringify([table, row]);
      const was: Values = rows.get(key)?.values ?? {};
      const sums = Object.entries(values).map(([name, value]) => [name, (was[name] ?? 0) + sign * value]);
      rows.set(key, { table, row, values: Object.fromEntries(sums) });
    }
  };
  add(before, -1);
  add(after, 1);
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, share]) => share);
  return sorted.filter(({ values }) => Object.values(values).some((value) => value !== 0));
}

const LANES = 8;

/** Returns the lane of a transaction; SQLite has one writer at a time. */
const laneOf = (tx: Tx): number =>
  tx.getExecutor().adapter instanceof PostgresAdapter ? randomInt(LANES) : 0;

/** Returns the statement that adds to the rows of one table, all of them with the same columns; none without rows. */
function addingTo(table: Share['table'], shares: readonly Share[], lane: number): RawBuilder<unknown>[] {
  const [first] = shares;
  if (!first) return [];
  const keys = [...Object.keys(first.row), 'lane'];
  const sums = Object.keys(first.values);
  const columns = sql.join([...keys, ...sums].map((name) => sql.ref(name)));
  const rows = shares.map(
    ({ row, values }) => sql`(${sql.join([...Object.values(row), lane, ...Object.values(values)])})`,
  );
  const added = sums.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  );
  const conflict = sql.join(keys.map((name) => sql.ref(name)));
  return [
    sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(rows)}
      on conflict (${conflict}) do update set ${sql.join(added)}`,
  ];
}

interface PersonDay {
  readonly person: string;
  readonly day: number;
}

const personDayOf = (stored: OrderWithLines | null): PersonDay | null => {
  if (stored === null || !isSold(stored)) return null;
  const { user_id, phone, created_at } = stored.order;
  const person = user_id ?? phoneIdentity(phone);
  return person === null ? null : { person, day: shopDayNumber(created_at) };
};

/** Tells the next day of a person, if there is one, which day is before it. */
const linkNextDay = (tx: Tx, { person, day }: PersonDay, previous: number | null) =>
  tx
    .updateTable('person_days')
    .set({ previous_day: previous })
    .where('person', '=', person)
    .where('day', '=', (days) =>
      days
        .selectFrom('person_days')
        .select(({ fn }) => fn.min('day').as('day'))
        .where('person', '=', person)
        .where('day', '>', day),
    )
    .execute();

async function addPersonDay(tx: Tx, { person, day }: PersonDay): Promise<void> {
  const { rows } = await sql<{ orders: number; later: number }>`
    insert into person_days (person, day, orders, previous_day) values (${person}, ${day}, 1,
      (select max(day) from person_days where person = ${person} and day < ${day}))
    on conflict (person, day) do update set orders = person_days.orders + 1 returning orders,
      (select count(*) from person_days where person = ${person} and day > ${day}) as later`.execute(tx);
  const [row] = rows;
  if (row?.orders === 1 && row.later > 0) await linkNextDay(tx, { person, day }, day);
}

async function removePersonDay(tx: Tx, { person, day }: PersonDay): Promise<void> {
  const removed = await tx
    .deleteFrom('person_days')
    .where('person', '=', person)
    .where('day', '=', day)
    .where('orders', '=', 1)
    .returning('previous_day')
    .executeTakeFirst();
  if (removed) await linkNextDay(tx, { person, day }, removed.previous_day);
  else
    await tx
      .updateTable('person_days')
      .set((row) => ({ orders: row('orders', '-', 1) }))
      .where('person', '=', person)
      .where('day', '=', day)
      .execute();
}

/** Moves an order from the days of one person to those of another one, or of none. */
async function applyPersonDays(tx: Tx, before: PersonDay | null, after: PersonDay | null): Promise<void> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const people = new Set([before, after].flatMap((each) => each?.person ?? []));
  // Two orders of a person may add neighbouring days at once.
  for (const person of [...people].sort()) await advisoryLock(tx, `person ${person}`);
  if (before) await removePersonDay(tx, before);
  if (after) await addPersonDay(tx, after);
}

/**
 * Takes what an order added to the sums of reports away, and adds what it is now (C285). Every transaction that stores an
 * order, changes it or removes it calls this, after everything else that locks rows.
 *
 * @param before null: it was just placed
 * @param after null: it is removed
 * @param others writes of the same change, which run with the sums, before them
 */
export async function applySums(
  tx: Tx,
  before: OrderWithLines | null,
  after: OrderWithLines | null,
  others: readonly OperationNodeSource[] = [],
): Promise<void> {
  await applyPersonDays(tx, personDayOf(before), personDayOf(after));
  const changed = changedRows(sharesOf(before), sharesOf(after));
  const lane = laneOf(tx);
  const sums = (['item_sums', 'lost_sums', 'order_sums'] as const).flatMap((table) =>
    addingTo(
      table,
      changed.filter((share) => share.table === table),
      lane,
    ),
  );
  await runTogether(tx, [...others, ...sums]);
}
