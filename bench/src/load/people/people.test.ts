import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browse } from './browse';
import { type Life, startLife } from './life';
import { type Acknowledged, order } from './order';
import type { RequestLog } from './request-log';
import { createVisitor } from './visitor';

interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly from: unknown;
  readonly key: unknown;
}

const list = JSON.stringify({ data: [{ image: '/media/ab-320.webp' }, { image: '/media/cd-320.webp' }] });

/** A shop that acknowledges orders, and answers 503 where `fails` says so. */
async function startShop(fails: (path: string) => boolean = () => false) {
  const asked: Asked[] = [];
  const ids = new Map<unknown, string>();
  const answer = ({ method, url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const key = headers['idempotency-key'];
    asked.push({ method, path: url, from: headers['x-forwarded-for'], key });
    if (key !== undefined && !ids.has(key)) ids.set(key, `order${ids.size}`);
    const receipt = JSON.stringify({ data: { _id: ids.get(key), code: 'ABC', key: 'k+1' } });
    response.writeHead(fails(url) ? 503 : 200).end(method === 'POST' ? receipt : list);
  };
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { address: `http://127.0.0.1:${port}`, asked, ids, close };
}

/** Thinks without waiting; is over after so many thoughts. */
function lifeOf(thoughts: number, random = () => 0.25): Life {
  let left = thoughts;
  return {
    isOver: () => left <= 0,
    random,
    think: async () => {
      left -= 1;
    },
  };
}

const browseFor = async (thoughts: number, fails?: (path: string) => boolean) => {
  const shop = await startShop(fails);
  const log: RequestLog = new Map();
  const visitor = createVisitor(shop.address, log);
  await browse(visitor, lifeOf(thoughts), '10.1.2.3');
  visitor.close();
  await shop.close();
  return { log, asked: shop.asked };
};

test('a customer browses pages, lists and their pictures, from one address', async () => {
  const { log, asked } = await browseFor(3);
  expect([...log].map(([kind, { ms, errors }]) => [kind, ms.length, errors.length])).toEqual([
    ['page', 2, 0],
    ['list', 2, 0],
    ['picture', 4, 0],
  ]);
  expect(new Set(asked.map(({ from }) => from))).toEqual(new Set(['10.1.2.3']));
  expect(asked.filter(({ path }) => path === '/media/ab-320.webp')).not.toHaveLength(0);
});

test('C378: an answer other than 200 is an error of its kind, and has no time', async () => {
  const { log } = await browseFor(2, (path) => path.startsWith('/media/'));
  expect(log.get('picture')?.ms).toEqual([]);
  expect(log.get('picture')?.errors[0]).toMatch(/^\/media\/.*: 503 /);
  expect(log.get('list')?.errors).toEqual([]);
});

test('no connection is an error', async () => {
  const shop = await startShop();
  await shop.close();
  const log: RequestLog = new Map();
  expect(await createVisitor(shop.address, log).ask('page', { path: '/' })).toBeNull();
  expect(log.get('page')?.errors[0]).toContain('ECONNREFUSED');
});

test.each([
  ['once', 0.5, 1],
  ['twice at once, with one key', 0.05, 2],
])('a guest orders %s, follows the order, and the next one has another address', async (_, random, times) => {
  const shop = await startShop();
  const log: RequestLog = new Map();
  const acknowledged: Acknowledged = [];
  const visitor = createVisitor(shop.address, log);
  await order(
    visitor,
    lifeOf(10, () => random),
    acknowledged,
  );
  visitor.close();
  await shop.close();
  const orders = shop.asked.filter(({ method }) => method === 'POST');
  expect(orders).toHaveLength(2 * times);
  expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
  expect(new Set(orders.map(({ from }) => from)).size).toBe(2);
  expect(acknowledged).toEqual([...shop.ids.values()]);
  expect(shop.asked.map(({ path }) => path)).toContain('/order/ABC?key=k%2B1');
  expect(shop.asked.map(({ path }) => path)).toContain('/api/v1/order/follow/ABC?key=k%2B1');
});

test('an order without an answer is not acknowledged', async () => {
  const shop = await startShop((path) => path.includes('placeorder'));
  const log: RequestLog = new Map();
  const acknowledged: Acknowledged = [];
  const visitor = createVisitor(shop.address, log);
  await order(visitor, lifeOf(3), acknowledged);
  visitor.close();
  await shop.close();
  expect(acknowledged).toEqual([]);
  expect(log.get('order')?.errors[0]).toContain('503');
});

test('a visit ends in time, however long a thought would take', async () => {
  const life = startLife(() => 1 - 1e-12, 30);
  expect(life.isOver()).toBe(false);
  while (!life.isOver()) await life.think(60_000);
  expect(life.isOver()).toBe(true);
});
