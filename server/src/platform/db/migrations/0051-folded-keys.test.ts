import { startTestServer, type TestServer } from '../../../../test/support/start-test-server';
import { storeProduct } from '../../../../test/support/stock-shop';
import { migrate } from '../migrate';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('C443: a dish that was stored before is found however its quotes, dashes and joiners are typed', async () => {
  const id = await storeProduct(server.db, { name: 'Chef’s T–momo' });
  await server.db.updateTable('products').set({ name_key: 'chef’s t–momo' }).where('id', '=', id).execute();
  await server.db.deleteFrom('migrations').where('name', '=', '0051-folded-keys').execute();
  await migrate(server.db, () => 0);
  const row = await server.db
    .selectFrom('products')
    .select('name_key')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.name_key).toBe("chef's t-momo");
});
