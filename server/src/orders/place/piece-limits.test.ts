import {
  GUEST_PIECES_PER_NETWORK,
  GUEST_PIECES_PER_ORDER,
  PIECES_PER_ACCOUNT,
} from '@storefront/shared/rules/piece-limits';
import { checkout, stockOf } from '../../../test/support/checkout';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';
import { PENDING_MS } from './pending-order-limit';

let server: TestServer;
let latte: string;
beforeEach(async () => {
  server = await startTestServer({ rateLimit: true });
  latte = await storeProduct(server.db, { name: 'Latte' });
});
afterEach(() => server.close());

const phoneOf = (index: number) => `98${String(index).padStart(8, '0')}`;
const orders = () => server.db.selectFrom('orders').selectAll().execute();
const statuses = async (answers: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

const STOCK = 500;
const pieces = (itemId: string, quantity: number) => [{ _id: itemId, type: 'closet' as const, quantity }];
const asGuest = (item: ReturnType<typeof pieces>, at = 0, client = server.guest()) =>
  client.call('placeGuestOrder', checkout(item, {}, { phone: phoneOf(at) }));
const storeScarf = () => storeClosetItem(server.db, { stock: STOCK });

test('C107: one order holds ten at most, over all lines; the answer names the field and says what to do', async () => {
  const scarf = await storeScarf();
  const [six, most] = [pieces(scarf, 6), pieces(scarf, GUEST_PIECES_PER_ORDER)];
  const tables = { tableNumber: '4', items: [...six, ...six] };
  for (const [field, answer] of [
    ['item', await asGuest([...six, ...six])],
    ['items', await server.guest().call('placeTableOrder', { body: tables })],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field }]);
    expect(answer.body.message).toBe(
      'Without an account one order holds at most 10 pieces from the closet, this one has 12. Log in, or order fewer.',
    );
  }
  expect((await asGuest(most)).status).toBe(200);
  const { client } = await server.asCustomer();
  expect((await client.call('placeOrder', checkout([...six, ...six]))).status).toBe(200);
  const food = checkout([{ _id: latte, quantity: 99 }]);
  expect((await server.guest().call('placeGuestOrder', food)).status).toBe(200);
});

test('C107: one network holds forty at most, for concurrent orders too, and every order is whole or nothing', async () => {
  const scarf = await storeScarf();
  const answers = await statuses(Array.from({ length: 12 }, (_, at) => asGuest(pieces(scarf, 9), at)));
  expect(answers).toEqual([...Array(4).fill(200), ...Array(8).fill(429)]);
  expect(await stockOf(server.db, scarf)).toBe(STOCK - 36);
  const answer = await asGuest(pieces(scarf, 9), 99);
  expect(answer.body.message).toContain(`${GUEST_PIECES_PER_NETWORK - 36} more can be ordered now`);
  expect(answer.body.errors).toEqual([
    { field: 'item', message: 'must have at most 4 pieces from the closet' },
  ]);
  expect((await asGuest(pieces(scarf, 4), 99)).status).toBe(200);
});

test('C107: one account holds a hundred at most, for concurrent orders too, from any network', async () => {
  const scarf = await storeScarf();
  const { client } = await server.asCustomer();
  const place = (quantity: number, by = client) => by.call('placeOrder', checkout(pieces(scarf, quantity)));
  expect(await statuses(Array.from({ length: 4 }, () => place(30)))).toEqual([200, 200, 200, 429]);
  const answer = await place(11);
  expect(answer.body.message).toContain('Your orders that are still waiting hold many pieces');
  expect(answer.body.message).toContain(`${PIECES_PER_ACCOUNT - 90} more can be ordered now. Order fewer`);
  expect(answer.body.errors).toMatchObject([{ field: 'item' }]);
  expect((await place(10)).status).toBe(200);
  expect((await place(1)).status).toBe(429);
  expect((await client.call('placeOrder', checkout([{ _id: latte }]))).status).toBe(200);
  expect((await place(30, (await server.asCustomer()).client)).status).toBe(200);
  expect((await asGuest(pieces(scarf, 10))).status).toBe(200);
  await server.db.updateTable('orders').set({ status: 'processing' }).where('kind', '=', 'account').execute();
  expect((await place(30)).status).toBe(200);
});

test('C107: a table with its code counts for its network, one without it holds nothing', async () => {
  const scarf = await storeScarf();
  const admin = (await server.asAdmin()).client;
  const codes = await admin.call('listTableCodes', { query: { tables: '4' } });
  const [{ code } = { code: '' }] = codes.body.data;
  const fromTable = (tableCode?: string) =>
    server.guest().call('placeTableOrder', {
      body: { tableNumber: '4', tableCode, items: pieces(scarf, 10) },
    });
  for (let count = 0; count < 6; count += 1) expect((await fromTable()).status).toBe(200);
  expect(await stockOf(server.db, scarf)).toBe(STOCK);
  for (let count = 0; count < 4; count += 1) expect((await fromTable(code)).status).toBe(200);
  expect((await fromTable(code)).status).toBe(429);
  expect((await asGuest(pieces(scarf, 1))).status).toBe(429);
  expect((await fromTable()).status).toBe(200);
});

test('C107: orders that staff took up, and those of a day ago, make room', async () => {
  const scarf = await storeScarf();
  for (let at = 0; at < 4; at += 1) await asGuest(pieces(scarf, 10), at);
  expect((await asGuest(pieces(scarf, 1), 5)).status).toBe(429);
  const [first] = await orders();
  await server.db
    .updateTable('orders')
    .set({ status: 'processing' })
    .where('id', '=', first?.id ?? '')
    .execute();
  expect((await asGuest(pieces(scarf, 10), 5)).status).toBe(200);
  expect((await asGuest(pieces(scarf, 10), 6)).status).toBe(429);
  server.clock.now += PENDING_MS;
  expect((await asGuest(pieces(scarf, 10), 6)).status).toBe(200);
});
