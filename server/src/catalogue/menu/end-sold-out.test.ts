import { checkout } from '../../../test/support/checkout';
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

test('C170: saving the form again does not extend the mark, and a new mark starts a new day', async () => {
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

test('C225: a mark “until put back” stays; a count ends with its day (C226)', async () => {
  const { client } = await server.asAdmin();
  const [soup, tart] = [await storeProduct(server.db), await storeProduct(server.db)];
  await client.call('markSoldOut', { params: { id: soup }, body: { until: 'putBack' } });
  await client.call('markSoldOut', { params: { id: tart }, body: { until: null, piecesLeft: 4 } });
  server.clock.now += 12 * HOUR;
  await endSoldOut(server.db, server.clock.now);
  expect(await read(tart)).toMatchObject({ piecesLeft: 4 });
  server.clock.now += 12 * HOUR;
  await endSoldOut(server.db, server.clock.now);
  expect(await read(tart)).not.toHaveProperty('piecesLeft');
  expect(await read(soup)).toMatchObject({ soldOut: true, soldOutUntil: 'putBack' });
});

test('C225, P74: a mark is audited with before and after, and cached pages learn it', async () => {
  const id = await storeProduct(server.db);
  const { client, person } = await server.asAdmin();
  await client.call('markSoldOut', { params: { id }, body: { until: null, piecesLeft: 4 } });
  const [entry] = await server.db.selectFrom('audit').selectAll().where('subject', '=', id).execute();
  expect([entry?.actor, entry?.action, JSON.parse(entry?.details ?? '')]).toEqual([
    person.id,
    'product.soldout',
    {
      before: { soldOut: 0, since: null, piecesLeft: null },
      after: { soldOut: 0, since: server.clock.now, piecesLeft: 4 },
    },
  ]);
  const version = await readDataVersion(server.db);
  await server.guest().call('placeGuestOrder', checkout([{ _id: id }]));
  expect(await readDataVersion(server.db)).toBe(version + 1);
  expect(await read(id)).toMatchObject({ piecesLeft: 3 });
});

test('C170: a mark from before marks had an end stays', async () => {
  const id = await storeProduct(server.db, { sold_out: 1 });
  await endSoldOut(server.db, server.clock.now + 48 * HOUR);
  expect(await read(id)).toMatchObject({ soldOut: true });
});
