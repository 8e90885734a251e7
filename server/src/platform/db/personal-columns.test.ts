import { type ColumnMetadata, sql, type TableMetadata } from 'kysely';
import { checkout, withKey } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import type { SignedIn } from '../../../test/support/start-test-server';
import { CLEARED_COLUMNS, IMPERSONAL_COLUMNS, IMPERSONAL_TABLES, REMOVED_ROWS } from './personal-columns';

let shop: OrderShop;
let owner: SignedIn;
let asha: SignedIn;
beforeEach(async () => {
  shop = await startOrderShop();
  owner = await shop.asAdmin();
  asha = await shop.asCustomer('Asha Gurung');
});
afterEach(() => shop.close());

const personal: Readonly<Record<string, { text: readonly string[]; exported: readonly string[] }>> = {
  ...REMOVED_ROWS,
  ...CLEARED_COLUMNS,
};

const isText = ({ dataType }: ColumnMetadata) => /text|char|json/i.test(dataType);

/** Every table of this shop, without those that SQLite keeps for a text index. */
async function tables(): Promise<TableMetadata[]> {
  const all = await shop.db.introspection.getTables();
  const own = all.filter(({ name }) => !/_texts|_numbers$|^sqlite_/.test(name));
  if (shop.env.databaseUrl === null) return own;
  // The PostgreSQL has the schemas of other tests too.
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(shop.db);
  return own.filter(({ schema }) => schema === rows[0]?.name);
}

const impersonal = (table: string): readonly string[] =>
  IMPERSONAL_COLUMNS[table as keyof typeof IMPERSONAL_COLUMNS] ?? [];

test('C411: every text column of the database is on one of the lists, and only there', async () => {
  const names: string[] = [];
  for (const { name, columns } of await tables()) {
    if (IMPERSONAL_TABLES.some((table) => table === name)) continue;
    names.push(name);
    const listed = [...(personal[name]?.text ?? []), ...impersonal(name)];
    expect([name, listed.sort()]).toEqual([
      name,
      columns
        .filter(isText)
        .map((column) => column.name)
        .sort(),
    ]);
  }
  expect(names.sort()).toEqual(Object.keys(personal).sort());
});

/** Values that a check or the shop demands; each row of the account gets the table's other columns by their type. */
const demanded: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  one_time_codes: { purpose: 'account' },
  cart_lines: { item_type: 'product', quantity: 1 },
  outbox: { expires_at: 9e15, next_try_at: 9e15, claimed_until: 0, failed_at: null },
  sessions: { expires_at: 9e15, ends_at: 9e15 },
};

/** What stands in a personal column: nothing else has this text. In small letters, as addresses are compared. */
const markOf = (table: string, column: string) => `~${table}.${column}~`;

/** Stores a row of the account in a table, whose personal columns all hold their mark. */
async function fillRow({ name, columns }: TableMetadata, userId: string, orderId: string): Promise<void> {
  const marked = personal[name]?.text ?? [];
  const row = Object.fromEntries(
    columns.map((column) => {
      const known = demanded[name]?.[column.name];
      if (known !== undefined) return [column.name, known];
      if (column.name === 'user_id') return ['user_id', userId];
      if (column.name === 'order_id') return ['order_id', orderId];
      if (marked.includes(column.name)) return [column.name, markOf(name, column.name)];
      return [column.name, isText(column) ? `${name} ${column.name}` : 1];
    }),
  );
  const owned = name === 'idempotency_keys' ? { ...row, actor: userId } : row;
  await shop.db
    .insertInto(name as 'saved_addresses')
    .values(owned as never)
    .execute();
}

/** Marks the personal columns of rows that the shop has stored. */
async function markRows(table: string, where: string, skip: readonly string[] = []): Promise<void> {
  const columns = (personal[table]?.text ?? []).filter((column) => !skip.includes(column));
  const values = Object.fromEntries(columns.map((column) => [column, markOf(table, column)]));
  await shop.db
    .updateTable(table as 'orders')
    .set(values as never)
    .where(sql<boolean>`${sql.raw(where)}`)
    .execute();
}

/** Gives the account a row in every table with personal columns, and a mark in each of them. */
async function fillEverything(): Promise<void> {
  const { id } = asha.person;
  const item = [{ _id: shop.latte, quantity: 1, requests: 'without sugar' }];
  const placed = await asha.client.call('placeOrder', checkout(item), withKey());
  const orderId = placed.body.data._id;
  await owner.client.call('changeOrderStatus', { params: { id: orderId }, body: { status: 'completed' } });
  const adjust = { params: { id }, body: { points: 20, reason: 'Sorry' } };
  await owner.client.call('adjustPoints', adjust, withKey());
  await shop.db.deleteFrom('outbox').execute();
  for (const table of await tables()) if (table.name in REMOVED_ROWS) await fillRow(table, id, orderId);
  for (const [table, where] of [
    ['orders', `id = '${orderId}'`],
    ['order_lines', `order_id = '${orderId}'`],
    ['point_entries', `user_id = '${id}'`],
    ['users', `id = '${id}'`],
  ] as const)
    await markRows(table, where);
}

/** Returns the marks that a text holds. */
const marksIn = (text: string) => [...new Set(text.match(/~[a-z_]+\.[a-z_]+~/g) ?? [])].sort();

async function marksInDatabase(): Promise<string[]> {
  const rows = await Promise.all(
    (await tables()).map(({ name }) =>
      shop.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  );
  return marksIn(JSON.stringify(rows));
}

/** The marks of all personal columns; the actor of a key is the account's id. */
const allMarks = (of: 'text' | 'exported') =>
  Object.entries(personal)
    .flatMap(([table, columns]) => columns[of].map((column) => markOf(table, column)))
    .filter((mark) => mark !== markOf('idempotency_keys', 'actor'))
    .sort();

test('C411, C303: a deletion leaves none of the texts with which every personal column was filled', async () => {
  await fillEverything();
  expect(await marksInDatabase()).toEqual(allMarks('text'));
  const fullName = markOf('users', 'full_name');
  await owner.client.call('deleteCustomer', { params: { id: asha.person.id }, body: { fullName } });
  expect(await marksInDatabase()).toEqual([]);
});

test('C411, C303: the export has the text of every column that the list exports', async () => {
  await fillEverything();
  const params = { id: asha.person.id };
  const { data } = (await owner.client.call('exportCustomer', { params })).body;
  expect(marksIn(JSON.stringify(data))).toEqual(allMarks('exported'));
});

test('C411, C302: a merge leaves no row of the closed account, and the deletion of the other one removes all', async () => {
  await fillEverything();
  const stays = await shop.asCustomer('Bina Rai');
  const params = { id: stays.person.id };
  await owner.client.call('mergeCustomers', { params, body: { other: asha.person.id } });
  for (const { name, columns } of await tables()) {
    if (!(name in REMOVED_ROWS) || !columns.some((column) => column.name === 'user_id')) continue;
    const left = await shop.db
      .selectFrom(name as 'sessions')
      .selectAll()
      .where('user_id', '=', asha.person.id)
      .execute();
    expect([name, left]).toEqual([name, []]);
  }
  await owner.client.call('deleteCustomer', { params, body: { fullName: 'Bina Rai' } });
  expect(await marksInDatabase()).toEqual([]);
});
