import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { readDataVersion } from '../../platform/db/counters';
import { endSoldOut } from './end-sold-out';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const HOUR = 60 * 60 * 1000;

async function markSoldOut(id: string, soldOut: boolean) {
  const { client } = await server.asAdmin();
  const body = new FormData();
  body.append('soldOut', String(soldOut));
  const { body: answer } = await client.send('updateProduct', { params: { id }, body });
  expect(answer).toMatchObject({ data: { soldOut } });
}

const read = async (id: string) => (await server.guest().call('getProduct', { params: { id } })).body.data;

test('C170: “Sold out today” ends at the opening of the next day, and cached pages learn it', async () => {
  const id = await storeProduct(server.db);
  await markSoldOut(id, true);
  server.clock.now += 12 * HOUR;
  await endSoldOut(server.db, server.clock.now);
  expect(await read(id)).toMatchObject({ soldOut: true });
  const version = await readDataVersion(server.db);
  server.clock.now += 12 * HOUR;
  await endSoldOut(server.db, server.clock.now);
  expect(await read(id)).toMatchObject({ soldOut: false });
  expect(await readDataVersion(server.db)).toBe(version + 1);
});

test('C170: saving the form again does not prolong the mark, and a new mark counts anew', async () => {
  const id = await storeProduct(server.db);
  await markSoldOut(id, true);
  server.clock.now += 18 * HOUR;
  await markSoldOut(id, true);
  server.clock.now += 6 * HOUR;
  await endSoldOut(server.db, server.clock.now);
  expect(await read(id)).toMatchObject({ soldOut: false });
  await markSoldOut(id, true);
  await endSoldOut(server.db, server.clock.now);
  expect(await read(id)).toMatchObject({ soldOut: true });
});

test('C170: a mark from before marks had an end stays', async () => {
  const id = await storeProduct(server.db, { sold_out: 1 });
  await endSoldOut(server.db, server.clock.now + 48 * HOUR);
  expect(await read(id)).toMatchObject({ soldOut: true });
});
