import {
  GUEST_PIECES_PER_NETWORK,
  GUEST_PIECES_PER_ORDER,
  PIECES_PER_ACCOUNT,
} from '@storefront/shared/rules/piece-limits';
import { checkout, stockOf } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { storeClosetItem } from '../../../test/support/stock-shop';
import { PENDING_MS } from './pending-order-limit';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop('Latte', { rateLimit: true });
});
afterEach(() => shop.close());

const phoneOf = (index: number) => `98${String(index).padStart(8, '0')}`;
const statuses = async (answers: readonly Promise<{ readonly status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

const STOCK = 500;
const pieces = (itemId: string, quantity: number) => [{ _id: itemId, type: 'closet' as const, quantity }];
const asGuest = (item: ReturnType<typeof pieces>, at = 0, client = shop.guest()) =>
  client.call('placeGuestOrder', checkout(item, {}, { phone: phoneOf(at) }));
const storeScarf = () => storeClosetItem(shop.db, { stock: STOCK });

test('C107: one order holds ten at most, over all lines; the answer names the field and says what to do', async () => {
  const scarf = await storeScarf();
  const [six, most] = [pieces(scarf, 6), pieces(scarf, GUEST_PIECES_PER_ORDER)];
  const tables = { tableNumber: '4', items: [...six, ...six] };
  for (const [field, answer] of [
    ['item', await asGuest([...six, ...six])],
    ['items', await shop.guest().call('placeTableOrder', { body: tables })],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field }]);
    expect(answer.body.message).toBe(
      'Without an account one order holds at most 10 pieces from the closet, this one has 12. Log in, or order fewer.',
    );
  }
  expect((await asGuest(most)).status).toBe(200);
  const { client } = await shop.asCustomer();
  expect((await client.call('placeOrder', checkout([...six, ...six]))).status).toBe(200);
  const food = checkout([{ _id: shop.latte, quantity: 99 }]);
  expect((await shop.guest().call('placeGuestOrder', food)).status).toBe(200);
});

test('C107: one network holds forty at most, for concurrent orders too, and every order is whole or nothing', async () => {
  const scarf = await storeScarf();
  const answers = await statuses(Array.from({ length: 12 }, (_, at) => asGuest(pieces(scarf, 9), at)));
  expect(answers).toEqual([...Array(4).fill(200), ...Array(8).fill(429)]);
  expect(await stockOf(shop.db, scarf)).toBe(STOCK - 36);
  const answer = await asGuest(pieces(scarf, 9), 99);
  expect(answer.body.message).toMatch(
    /^Orders from your network that are still waiting .* Log in, order fewer/,
  );
  expect(answer.body.message).toContain(`${GUEST_PIECES_PER_NETWORK - 36} more can be ordered now`);
  expect(answer.body.errors).toEqual([
    { field: 'item', message: 'must have at most 4 pieces from the closet' },
  ]);
  expect((await asGuest(pieces(scarf, 4), 99)).status).toBe(200);
});

test('C107: one account holds a hundred at most, for concurrent orders too, from any network', async () => {
  const scarf = await storeScarf();
  const { client } = await shop.asCustomer();
  const place = (quantity: number, by = client) => by.call('placeOrder', checkout(pieces(scarf, quantity)));
  expect(await statuses(Array.from({ length: 4 }, () => place(30)))).toEqual([200, 200, 200, 429]);
  const answer = await place(11);
  expect(answer.body.message).toContain('Your orders that are still waiting hold many pieces');
  expect(answer.body.message).toContain(`${PIECES_PER_ACCOUNT - 90} more can be ordered now. Order fewer`);
  expect(answer.body.errors).toMatchObject([{ field: 'item' }]);
  expect((await place(10)).status).toBe(200);
  expect((await place(1)).status).toBe(429);
  expect((await client.call('placeOrder', checkout([{ _id: shop.latte }]))).status).toBe(200);
  expect((await place(30, (await shop.asCustomer()).client)).status).toBe(200);
  expect((await asGuest(pieces(scarf, 10))).status).toBe(200);
  await shop.db.updateTable('orders').set({ status: 'processing' }).where('kind', '=', 'account').execute();
  expect((await place(30)).status).toBe(200);
});

test('C107: a table with its code counts for its network, one without it holds nothing', async () => {
  const scarf = await storeScarf();
  const admin = (await shop.asAdmin()).client;
  const codes = await admin.call('listTableCodes', { query: { tables: '4' } });
  const [{ code } = { code: '' }] = codes.body.data;
  const fromTable = (tableCode?: string, by = shop.guest()) =>
    by.call('placeTableOrder', {
      body: { tableNumber: '4', tableCode, items: pieces(scarf, 10) },
    });
  for (let count = 0; count < 6; count += 1) expect((await fromTable()).status).toBe(200);
  expect(await stockOf(shop.db, scarf)).toBe(STOCK);
  for (let count = 0; count < 4; count += 1) expect((await fromTable(code)).status).toBe(200);
  expect((await fromTable(code)).status).toBe(429);
  expect((await fromTable(code, (await shop.asCustomer()).client)).status).toBe(200);
  expect((await asGuest(pieces(scarf, 1))).status).toBe(429);
  expect((await fromTable()).status).toBe(200);
});

test('C107: orders that staff took up, and those of a day ago, make room', async () => {
  const scarf = await storeScarf();
  for (let at = 0; at < 4; at += 1) await asGuest(pieces(scarf, 10), at);
  expect((await asGuest(pieces(scarf, 1), 5)).status).toBe(429);
  const [first] = await shop.orders();
  await shop.db
    .updateTable('orders')
    .set({ status: 'processing' })
    .where('id', '=', first?.id ?? '')
    .execute();
  expect((await asGuest(pieces(scarf, 10), 5)).status).toBe(200);
  expect((await asGuest(pieces(scarf, 10), 6)).status).toBe(429);
  shop.clock.now += PENDING_MS;
  expect((await asGuest(pieces(scarf, 10), 6)).status).toBe(200);
});
