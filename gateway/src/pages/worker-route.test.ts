import { writeFiles } from '../../test/support/fake-build';
import { fakeShop } from '../../test/support/fake-shop';

let shop: Awaited<ReturnType<typeof fakeShop>>;
afterEach(() => shop.close());

async function open(hasWorker: boolean) {
  shop = await fakeShop({}, null, { hasWorker });
  await writeFiles(shop.dist('shell'), { 'client/sw.js': 'worker' });
  await shop.releaseShell();
  return shop.get('/sw.js');
}

test('the worker of the live shell is revalidated with every page load', async () => {
  const { body, headers } = await open(true);
  expect(body).toBe('worker');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('SERVICE_WORKER=off: browsers get one that deletes what was stored and removes itself', async () => {
  const { body, statusCode } = await open(false);
  expect(statusCode).toBe(200);
  const done: string[] = [];
  const listeners = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>();
  const scope = {
    addEventListener: (name: string, listener: never) => listeners.set(name, listener),
    skipWaiting: () => done.push('skip'),
    caches: {
      keys: async () => ['shop-pages-v1', 'another'],
      delete: async (name: string) => done.push(name),
    },
    indexedDB: { deleteDatabase: (name: string) => done.push(name) },
    registration: { unregister: async () => done.push('gone') },
  };
  new Function(...Object.keys(scope), body)(...Object.values(scope));
  listeners.get('install')?.({ waitUntil: () => {} });
  let work: Promise<void> | undefined;
  listeners.get('activate')?.({
    waitUntil: (given) => {
      work = given;
    },
  });
  await work;
  expect(done).toEqual(['skip', 'shop-pages-v1', 'workbox-expiration', 'gone']);
});

test('a shell without a worker has none', async () => {
  shop = await fakeShop();
  await shop.releaseShell();
  expect((await shop.get('/sw.js')).statusCode).toBe(404);
});
