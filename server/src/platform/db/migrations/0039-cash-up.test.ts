import { sql } from 'kysely';
import { checkout } from '../../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../../test/support/start-test-server';
import { storeProduct } from '../../../../test/support/stock-shop';
import { readSameSums, readTableSums, tableNames } from '../../../operations/table-sums';
import type { Database } from '../database';
import { migrate } from '../migrate';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Takes the step back: the database is as a program that knows no cash-up left it. */
async function undo(db: Database): Promise<void> {
  for (const table of ['cash_entries', 'cash_closings'])
    await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`alter table orders drop column vat_percent`.execute(db);
  await sql`delete from migrations where name = '0039-cash-up'`.execute(db);
}

test('C309, C310: the step keeps every row and sum; orders from before have no VAT', async () => {
  const latte = await storeProduct(server.db);
  const { client } = await server.asAdmin();
  await server.guest().call('placeGuestOrder', checkout([{ _id: latte, quantity: 2 }]));
  const was = (await client.call('listOrders', {})).body.data;
  const added = ['cash_closings', 'cash_entries', 'migrations'];
  const all = await readTableSums(
    server.db,
    tableNames.filter((name) => !added.includes(name)),
  );
  await undo(server.db);
  await migrate(server.db, () => 0);
  expect(await readSameSums(server.db, all)).toEqual(all);
  expect((await client.call('listOrders', {})).body.data).toEqual(was);
  expect(was[0]).not.toHaveProperty('vat');
});

test('C310: the database itself refuses a closing that has a difference without a note, and one number twice', async () => {
  const { client } = await server.asAdmin();
  const body = { number: 1, day: '2026-11-20', countedCash: 500, nextFloat: 500 };
  await client.call('closeCash', { body });
  for (const change of [
    sql`counted_paisa = counted_paisa + 1`,
    sql`next_float_paisa = counted_paisa + 1`,
    sql`number = 0`,
  ])
    await expect(sql`update cash_closings set ${change}`.execute(server.db)).rejects.toThrow();
  const again = sql`insert into cash_closings select * from cash_closings`;
  await expect(again.execute(server.db)).rejects.toThrow();
});
