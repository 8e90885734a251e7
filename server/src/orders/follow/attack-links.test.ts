import crypto from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { checkout } from '../../../test/support/checkout';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { startTestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { createLinkCodes } from '../../platform/db/link-codes';
import { createRateLimiter } from '../../platform/http/rate-limit';
import { createOwnOrderFinder } from './find-own-order';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

interface Link {
  readonly code: string;
  readonly key: string;
}

async function ordered(client = shop.guest()): Promise<Link & { id: string }> {
  const call = client.cookies.size > 0 ? 'placeOrder' : 'placeGuestOrder';
  const { body } = await client.call(call, checkout([{ _id: shop.latte }]));
  const { _id: id, code = '', key = '' } = body.data;
  return { id, code, key };
}

const swapCase = (text: string) =>
  [...text].map((x) => (x === x.toLowerCase() ? x.toUpperCase() : x.toLowerCase())).join('');

/** What somebody without the right has: a code, and at most a key. */
const attacks: [string, (mine: Link, other: Link) => { code: string; key?: string }][] = [
  ['no key', ({ code }) => ({ code })],
  ['an empty key', ({ code }) => ({ code, key: '' })],
  ['the key of another order', ({ code }, { key }) => ({ code, key })],
  ['a truncated key', ({ code, key }) => ({ code, key: key.slice(0, -1) })],
  ['more letters', ({ code, key }) => ({ code, key: `${key}A` })],
  ['the key twice', ({ code, key }) => ({ code, key: key + key })],
  ['other case', ({ code, key }) => ({ code, key: swapCase(key) })],
  ['a space before the key', ({ code, key }) => ({ code, key: ` ${key}` })],
  ['the key in base64 padding', ({ code, key }) => ({ code, key: `${key}==` })],
  ['the right key for an unknown code', ({ key }) => ({ code: 'NOBODY', key })],
];

test.each(attacks)(
  'C191, P50: %s opens and cancels nothing, and is answered like an unknown code',
  async (_, attack) => {
    const mine = await ordered();
    const { code, key } = attack(mine, await ordered());
    const ask = (params: { code: string }, sent: { key?: string }, client = shop.guest()) =>
      Promise.all([
        client.send('followOrder', { params, query: sent }),
        client.send('cancelOwnOrder', { params, body: sent }),
        client.send('getReceipt', { params, query: sent }),
      ]);
    const sent = key === undefined ? {} : { key };
    const unknown = await ask({ code: 'ZZZZZZ' }, {});
    for (const client of [shop.guest(), (await shop.asCustomer()).client, (await shop.asAdmin()).client]) {
      const answers = await ask({ code }, sent, client);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(answers.map(({ body }) => body)).toEqual(unknown.map(({ body }) => body));
    }
    expect((await shop.orders()).map(({ status }) => status)).toEqual(['pending', 'pending']);
  },
);

test('C191, C202, P50: another member neither sees, prints nor cancels an order of a member', async () => {
  const { code } = await ordered((await shop.asCustomer()).client);
  const { client } = await shop.asCustomer();
  expect((await client.send('followOrder', { params: { code } })).status).toBe(404);
  expect((await client.send('cancelOwnOrder', { params: { code }, body: {} })).status).toBe(404);
  expect((await client.send('getReceipt', { params: { code } })).status).toBe(404);
});

test('C191, C205, P53: a guest’s order with the address of a member belongs to nobody by itself', async () => {
  const { client, person } = await shop.asCustomer();
  const { email } = person;
  const { body } = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }], {}, { email }));
  const { code = '' } = body.data;
  expect((await client.send('followOrder', { params: { code } })).status).toBe(404);
  expect((await client.send('getReceipt', { params: { code } })).status).toBe(404);
  expect((await client.call('listMyOrders', {})).body.data.orders).toEqual([]);
});

const BEFORE = 'the secret of the shop before the change';

test.each([
  ['one secret', null, 1],
  ['a secret and the one before', BEFORE, 2],
])(
  'C191: with %s, right keys, wrong keys and unknown codes cost the same queries and comparisons',
  async (_, serverSecretBefore, comparisons) => {
    const compare = jest.spyOn(crypto, 'timingSafeEqual');
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = shop.db.withPlugin(counter) as typeof shop.db;
    const now = () => shop.clock.now;
    const env = { ...shop.env, serverSecretBefore };
    const find = createOwnOrderFinder({ db, now, env, limiter: createRateLimiter(db, now, false) });
    const { id, code, key } = await ordered();
    const before = { serverSecret: BEFORE, serverSecretBefore: null };
    const keyBefore = await createLinkCodes({ db: shop.db, env: before }, 'order').codeOf(id);
    // The first one reads the shop's secret.
    await find({ code, key, userId: null }, '');

    const right = [key, ...(serverSecretBefore === null ? [] : [keyBefore])];
    const wrong = [swapCase(key), key.slice(1), swapCase(keyBefore), undefined];
    const claims = [
      ...right.map((each) => ({ code, key: each, opens: true })),
      ...wrong.map((each) => ({ code, key: each, opens: false })),
      ...[key, keyBefore, undefined].map((each) => ({ code: 'NOBODY', key: each, opens: false })),
    ];
    for (const { opens, ...claim } of claims) {
      queries = 0;
      compare.mockClear();
      const asked = Array.from({ length: 200 }, () => find({ ...claim, userId: null }, '').catch(() => null));
      const found = (await Promise.all(asked)).filter((order) => order !== null).length;
      const lengths = new Set(compare.mock.calls.flat().map(({ byteLength }) => byteLength));
      expect([found, queries, compare.mock.calls.length, lengths]).toEqual([
        opens ? 200 : 0,
        200,
        200 * comparisons,
        new Set([32]),
      ]);
    }
    compare.mockRestore();
  },
);

test('P70, C191: the key of a link is in no line of the log, also if the call fails', async () => {
  const lines: string[] = [];
  const loud = await startTestServer(
    { logLevel: 'trace' },
    { logs: { write: (line) => void lines.push(line) } },
  );
  const latte = await storeProduct(loud.db, {});
  const { code = '', key = '' } = (await loud.guest().call('placeGuestOrder', checkout([{ _id: latte }])))
    .body.data;
  const ask = (params = { code }) =>
    Promise.all([
      loud.guest().send('followOrder', { params, query: { key } }),
      loud.guest().send('cancelOwnOrder', { params, body: { key } }),
      fetch(`${loud.baseUrl}/api/v1/order/follow/${code}/?key=${key}&key=${key}`),
      fetch(`${loud.baseUrl}/api/v1/order/nothing?key=${key}`),
    ]);
  await ask();
  await ask({ code: 'NOBODY' });
  await loud.db.schema.alterTable('order_lines').renameTo('lost_lines').execute();
  await loud.db.schema.alterTable('orders').renameTo('lost').execute();
  const [failed] = await ask();
  await loud.close();
  expect(failed?.status).toBe(500);
  const log = lines.join('');
  expect(log).toContain('/api/v1/order/follow/');
  expect(log).toContain('request failed');
  expect(log).not.toContain(key);
});
