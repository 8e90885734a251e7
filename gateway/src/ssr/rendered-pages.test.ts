import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFiles } from '../../test/support/fake-build';
import { type FakeRenderedShop, fakeRenderedShop } from '../../test/support/fake-rendered-shop';
import { cafeCode, shellCode } from '../../test/support/fake-server-build';
import { block } from '../../test/support/fake-shop';
import { sha256Source } from '../pages/sha256-source';
import { promote } from '../releases/promote';
import { rollback } from '../releases/rollback';

let shop: FakeRenderedShop;
beforeEach(async () => {
  shop = await fakeRenderedShop();
  await shop.goLiveShell();
});
afterEach(() => shop.close());

const rootOf = (html: string) => html.match(/<div id="root"[^>]*>.*?<\/div>/)?.[0];
const CLIENT = '<div id="root"></div>';
const visit = async (url: string, headers: Record<string, string> = {}) => {
  const { body, headers: sent, statusCode } = await shop.get(url, headers);
  return {
    body,
    root: rootOf(body),
    tag: String(sent.etag),
    csp: String(sent['content-security-policy']),
    statusCode,
  };
};

describe('a rendered page', () => {
  test('holds the HTML, its style with its hash in the policy, and its pictures first in the head', async () => {
    await shop.goLiveCafe();
    const { body, root, csp } = await visit('/menu');
    expect(root).toBe(
      '<div id="root" data-rendered><main>/menu|drawn|getClosetItem {"pieces":5}; getSettings {"weekly":[]}|function|</main></div>',
    );
    expect(body).toContain('<style data-styled="true">.a{color:red}</style>');
    expect(csp).toContain(sha256Source('.a{color:red}'));
    expect(body).toContain('<head><link rel="preload" as="image" href="/first.avif"><title>');
    expect(block(body, 'storefront-data')).toHaveLength(2);
  });

  test('C330: waits for the style sheets of its page', async () => {
    await writeFiles(shop.dist('cafe'), { 'client/assets/menu.1.css': '.a{}' });
    const id = await shop.goLiveCafe(cafeCode(), undefined, { styles: { MenuPage: ['assets/menu.1.css'] } });
    const { body, root } = await visit('/menu');
    expect(root).toContain('data-rendered');
    expect(body).toContain(`<link rel="stylesheet" href="/releases/cafe/${id}/assets/menu.1.css">`);
  });

  test('of the shell needs no remote', async () => {
    expect((await visit('/about')).root).toContain('/about|shell|');
  });

  test('is rendered once for concurrent requests and cached for later ones', async () => {
    await shop.goLiveCafe();
    await Promise.all([visit('/menu'), visit('/menu'), visit('/menu')]);
    await visit('/menu');
    expect(shop.state.requested).toBe(1);
    expect(shop.answered).toEqual(['rendered', 'rendered', 'rendered', 'kept']);
  });

  test('that is requested again is compressed better in the background', async () => {
    await shop.goLiveCafe();
    const sizeOf = async () => (await shop.get('/menu', { 'accept-encoding': 'br' })).rawPayload.length;
    const first = await sizeOf();
    let size = first;
    for (let tries = 0; tries < 1000 && size === first; tries += 1) size = await sizeOf();
    expect(size).toBeLessThan(first);
  });

  test('is sent as brotli, gzip or plain, each with its own ETag; a known ETag gets 304', async () => {
    await shop.goLiveCafe();
    const plain = await shop.get('/menu');
    const brotli = await shop.get('/menu', { 'accept-encoding': 'gzip, br' });
    const zipped = await shop.get('/menu', { 'accept-encoding': 'gzip' });
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(plain.body);
    expect(String(gunzipSync(zipped.rawPayload))).toBe(plain.body);
    const tags = [plain, brotli, zipped].map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    const again = await shop.get('/menu', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tags[1]}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tags[1]]);
    expect(again.headers).not.toHaveProperty('content-length');
    expect(again.headers['content-security-policy']).toBe(brotli.headers['content-security-policy']);
    expect((await shop.get('/menu', { 'if-none-match': tags[1] ?? '' })).statusCode).toBe(200);
  });
});

describe('the very next page shows', () => {
  const tagAfter = async (change: () => unknown) => {
    const before = await visit('/menu');
    await change();
    const after = await visit('/menu');
    expect(after.tag).not.toBe(before.tag);
    return after;
  };

  test('what staff changed (P74)', async () => {
    await shop.goLiveCafe();
    const { root } = await tagAfter(() => {
      shop.state.pieces = 9;
      shop.state.data += 1;
    });
    expect(root).toContain('"pieces":9');
  });

  test('the new stock after an order, where a page shows stock', async () => {
    await shop.goLiveCafe();
    const about = await visit('/about');
    const { root } = await tagAfter(() => {
      shop.state.pieces = 4;
      shop.state.stock += 1;
    });
    expect(root).toContain('"pieces":4');
    expect((await visit('/about')).tag).toBe(about.tag);
    expect(shop.answered.at(-1)).toBe('kept');
  });

  test('a release of the remote, a rollback of it, and a release of the shell', async () => {
    await shop.goLiveCafe();
    const released = await tagAfter(() => shop.goLiveCafe(cafeCode("return 'two';")));
    expect(released.root).toContain('|two|');
    const back = await tagAfter(() => rollback({ dataDir: shop.dataDir, name: 'cafe', now: Date.now }));
    expect(back.root).toContain('|drawn|');
    const { root } = await tagAfter(() => shop.goLiveShell(shellCode('second')));
    expect(root).toContain('|second</main>');
  });

  test('a canary to its visitors, and to all once it is promoted', async () => {
    await shop.goLiveCafe();
    await shop.goLiveCafe(cafeCode("return 'canary';"), 50);
    const wordOf = async (bucket: number) => {
      const { root } = await visit('/menu', { cookie: `release-bucket=${bucket}` });
      return root?.includes('|canary|') ? 'canary' : root?.includes('|drawn|') ? 'live' : root;
    };
    const all = () => Promise.all(Array.from({ length: 100 }, (_, bucket) => wordOf(bucket)));
    const words = await all();
    expect(words.filter((word) => word === 'canary')).toHaveLength(50);
    expect(words.filter((word) => word === 'live')).toHaveLength(50);
    expect(shop.state.requested).toBe(2);
    await promote({ dataDir: shop.dataDir, name: 'cafe', now: Date.now });
    expect(new Set(await all())).toEqual(new Set(['canary']));
  });
});

describe('the browser renders', () => {
  test.each([
    ['a page that is not listed', '/cart', 200],
    ['a guarded page', '/admin/orders', 200],
    ['an unknown page', '/nowhere', 404],
    ['an item that is not there', '/single/gone', 404],
    ['an item that cannot be read now', '/single/down', 200],
    ['another spelling of an address', '/single/%63oat', 200],
    ['a page with a parameter that it is not rendered with', '/menu?q=tea', 200],
    ['a page with a parameter twice', '/menu?table=4&table=5', 200],
  ])('%s', async (_, url, status) => {
    await shop.goLiveCafe();
    const { root, statusCode } = await visit(url);
    expect([root, statusCode]).toEqual([CLIENT, status]);
    expect([shop.answered, shop.failures]).toEqual([[], []]);
  });

  test('pages of invented tables, above twenty at once', async () => {
    await shop.goLiveCafe();
    const roots: (string | undefined)[] = [];
    for (let table = 1; table <= 22; table += 1) roots.push((await visit(`/menu?table=${table}`)).root);
    expect(roots.filter((root) => root !== CLIENT)).toHaveLength(20);
    expect((await visit('/menu')).root).not.toBe(CLIENT);
    shop.state.now += 1_000;
    expect((await visit('/menu?table=22')).root).toContain('/menu?table=22|');
  });
});

test('the page of a table has noindex, from the cache too (C51)', async () => {
  await shop.goLiveCafe();
  for (const how of ['rendered', 'kept']) {
    const { headers } = await shop.get('/menu?table=4');
    expect([headers['x-robots-tag'], shop.answered.at(-1)]).toEqual(['noindex', how]);
  }
  expect((await shop.get('/menu')).headers).not.toHaveProperty('x-robots-tag');
});

test('tracking parameters do not make another page', async () => {
  await shop.goLiveCafe();
  const { tag } = await visit('/menu');
  expect((await visit('/menu?utm_source=x&fbclid=1&gclid=2&k=3')).tag).toBe(tag);
  expect((await visit('/menu?k=code&table=4')).root).toContain('/menu?table=4|');
});
