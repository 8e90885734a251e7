import { randomInt, randomUUID } from 'node:crypto';
import { orderCode } from '@storefront/shared/rules/orders';
import { newId } from '../../../../server/src/platform/db/ids';
import { newPhone } from '../orders';
import type { OrderTemplate, Row } from './order-template';

/** A statement that each connection prepares once. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The work of a transaction: yields statements, one after another, and gets the rows that each returned. */
export type Writing = Generator<Statement, void, readonly Row[]>;

/** Rows of a counter or sum of which each order writes one at random, so that orders do not wait for each other. */
const LANES = 8;

const texts = new Map<string, string>();

/** Inserts rows of a table; `tailOf` returns what to do with a row that is there, from all columns. */
function insert(table: string, rows: readonly Row[], tailOf = (_: readonly string[]) => ''): Statement {
  const shape = `${table} ${rows.length}`;
  let sql = texts.get(shape);
  if (sql === undefined) {
    const columns = Object.keys(rows[0] ?? {});
    const marks = rows.map(
      (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`)})`,
    );
    sql = `insert into ${table} (${columns}) values ${marks} ${tailOf(columns)}`;
    texts.set(shape, sql);
  }
  return { sql, values: rows.flatMap((row) => Object.values(row)) };
}

/** Adds to rows of sums, which `keys` name. */
const add = (table: string, keys: readonly string[], rows: readonly Row[]): Statement =>
  insert(table, rows, (columns) => {
    const sums = columns.filter((column) => !keys.includes(column));
    const added = sums.map((column) => `${column} = ${table}.${column} + excluded.${column}`);
    return `on conflict (${keys}) do update set ${added}`;
  });

const TAKE = 'update closet_items set stock = stock - $1 where id = $2 and stock >= $3 returning stock';

const PERSON_DAY = `insert into person_days (person, day, orders, previous_day)
  values ($1, $2, 1, (select max(day) from person_days where person = $3 and day < $4))
  on conflict (person, day) do update set orders = person_days.orders + 1`;

/** The same order of a new guest. */
function newOrder(old: Row, now: number) {
  const id = newId();
  const code = orderCode(id);
  const phone = newPhone();
  const search_key = String(old.search_key)
    .replace(String(old.code).toLowerCase(), code.toLowerCase())
    .replace(String(old.phone), phone);
  const own = {
    id,
    code,
    phone,
    phone_identity: phone,
    search_key,
    origin_key: randomUUID(),
    created_at: now,
    updated_at: now,
  };
  return { ...old, ...own };
}

/**
 * Writes an order for a new guest: the rows that the shop writes, in plain SQL and in few statements. Reads nothing but
 * the stock that is left. Locks rows in the shop's order, so that concurrent orders do not deadlock.
 *
 * @param isConcurrent whether several connections write at once
 * @param now in ms
 */
export function* writeOrder(template: OrderTemplate, isConcurrent: boolean, now: number): Writing {
  let order = newOrder(template.order, now);
  const insertOrder = () => insert('orders', [order], () => 'on conflict (code) do nothing returning id');
  // Codes are short, so two orders may have the same.
  while ((yield insertOrder()).length === 0) order = newOrder(template.order, now);
  const order_id = order.id;
  const lines = template.lines.map((line) => ({ ...line, id: newId(), order_id }));
  yield insert('order_lines', lines);
  for (const move of template.moves) {
    const taken = -Number(move.pieces);
    const [item] = yield { sql: TAKE, values: [taken, move.item_id, taken] };
    if (item?.stock === undefined) throw new Error('A closet item is sold out');
    yield insert('stock_events', [{ ...move, id: newId(), order_id, at: now, stock_after: item.stock }]);
  }
  const answer = String(template.key.answer)
    .replaceAll(String(template.order.id), order_id)
    .replaceAll(String(template.order.code), order.code);
  yield insert('idempotency_keys', [
    { ...template.key, key: randomUUID(), order_id, answer, created_at: now },
  ]);
  yield insert('audit', [{ ...template.audit, id: newId(), subject: order_id, at: now }]);
  const day = template.hourSums.day;
  yield { sql: PERSON_DAY, values: [order.phone, day, order.phone, day] };
  yield add('counters', ['name'], [{ name: `stock-version-${randomInt(LANES)}`, value: 1 }]);
  const lane = isConcurrent ? randomInt(LANES) : 0;
  const itemSums = template.itemSums.map((sums) => ({ ...sums, lane }));
  yield add('item_sums', ['days', 'first_day', 'item_type', 'item_id', 'lane'], itemSums);
  yield add('order_sums', ['day', 'hour', 'lane'], [{ ...template.hourSums, lane }]);
}
