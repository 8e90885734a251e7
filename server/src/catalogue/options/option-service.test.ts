import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { untilBlocked } from '../../../test/support/until-blocked';

let server: TestServer;
let admin: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.asAdmin();
});
afterEach(() => server.close());

async function addGroup(name: string): Promise<string> {
  const choices = [{ name: 'Small' }, { name: 'Large' }].map((choice) => ({ ...choice, priceDifference: 0 }));
  const { body } = await admin.client.call('addOptionGroup', { body: { name, min: 1, max: 1, choices } });
  return body.data._id;
}

test('C165, C255: a deleted group leaves a dish what another window saves meanwhile', async () => {
  const [size, milk, sugar] = [await addGroup('Size'), await addGroup('Milk'), await addGroup('Sugar')];
  const dish = await storeProduct(server.db, { option_groups: JSON.stringify([size, milk]) });
  const saving = await server.db.startTransaction().execute();
  const { version } = await saving
    .updateTable('products')
    .set((row) => ({ option_groups: JSON.stringify([size, milk, sugar]), version: row('version', '+', 1) }))
    .where('id', '=', dish)
    .returning('version')
    .executeTakeFirstOrThrow();
  const deleting = admin.client.call('deleteOptionGroup', { params: { id: size } });
  await untilBlocked(server.db, saving);
  await saving.commit().execute();
  expect((await deleting).status).toBe(200);
  const stored = await server.db
    .selectFrom('products')
    .select(['option_groups', 'version'])
    .where('id', '=', dish)
    .executeTakeFirstOrThrow();
  expect({ ...stored }).toEqual({ option_groups: JSON.stringify([milk, sugar]), version: version + 1 });
});
