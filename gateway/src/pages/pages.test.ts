import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFiles } from '../../test/support/fake-build';
import { block, fakeShop } from '../../test/support/fake-shop';
import { renameRelease } from '../../test/support/rename-release';
import { MISSING_PER_NETWORK } from './page-routes';

const sriOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const firstData = [{ call: 'listMenu', input: { query: { page: 1 } } }];
const oneProduct = [{ call: 'getProduct', input: { params: { id: '{id}' } } }];

let shop: Awaited<ReturnType<typeof fakeShop>>;
beforeEach(async () => {
  shop = await fakeShop();
});
afterEach(() => shop.close());

describe('a page', () => {
  test('is the live shell with title, mood, configuration and registry in their places', async () => {
    const { release: shell } = await shop.releaseShell();
    const { release: id } = await shop.releaseCafe();
    const { body, statusCode, headers } = await shop.get('/menu');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Our menu · Chowk</title>');
    expect(block(body, 'storefront-config')).toEqual({ apiOrigin: '', ownServer: true, otpEcho: true });
    expect(block(body, 'storefront-registry')).toEqual({
      shell,
      remotes: {
        cafe: {
          entry: `/releases/cafe/${id}/remoteEntry.1.js`,
          integrity: sriOf('entry'),
          version: '1.0.0',
          release: id,
          exposes: ['MenuPage'],
          preload: { MenuPage: [`/releases/cafe/${id}/assets/menu.1.js`] },
        },
      },
    });
    expect((await shop.get('/admin')).body).toContain('data-mood="staff"');
  });

  test('C444: an address that is nearly that of a page leads there, with its query; codes stay as they are', async () => {
    await shop.releaseShell();
    await shop.releaseCafe();
    const to = async (path: string) => {
      const { statusCode, headers } = await shop.get(path);
      return [statusCode, headers.location];
    };
    for (const path of ['/Menu', '/menu.', '/menu%20', '/menu/', '//menu'])
      expect([path, ...(await to(`${path}?table=7`))]).toEqual([path, 301, '/menu?table=7']);
    expect(await to('/ADMIN/')).toEqual([301, '/admin']);
    expect(await to('/menu?tableId=4.')).toEqual([301, '/menu?tableId=4']);
    expect(await to('/menu?q=a.')).toEqual([200, undefined]);
    expect((await shop.get('/menus')).statusCode).toBe(404);
    expect((await shop.get('//evil.example/x')).headers.location).toBeUndefined();
  });

  test('preloads the scripts of its entry and its page, nothing else', async () => {
    await shop.releaseShell();
    const { release: id } = await shop.releaseCafe();
    const hints = (html: string) =>
      [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
    expect(hints((await shop.get('/menu')).body)).toEqual([
      `/releases/cafe/${id}/remoteEntry.1.js`,
      `/releases/cafe/${id}/assets/menu.1.js`,
    ]);
    expect((await shop.get('/menu')).body).toContain(
      `remoteEntry.1.js" integrity="${sriOf('entry')}" fetchpriority="low"`,
    );
    expect(hints((await shop.get('/')).body)).toEqual(['/assets/home.1.js']);
    expect(hints((await shop.get('/admin')).body)).toEqual([]);
  });

  test('C330: names the style sheets of its page, and its policy those of a team’s host', async () => {
    await shop.releaseShell();
    await writeFiles(shop.dist('cafe'), { 'client/assets/menu.1.css': '.a{}' });
    const { release: id } = await shop.releaseCafe('one', { styles: { MenuPage: ['assets/menu.1.css'] } });
    const sheet = `/releases/cafe/${id}/assets/menu.1.css`;
    const { body } = await shop.get('/menu');
    expect(body).toContain(`<link rel="preload" as="style" href="${sheet}">`);
    expect(block(body, 'storefront-registry')).toMatchObject({
      remotes: { cafe: { styles: { MenuPage: [sheet] } } },
    });
    expect((await shop.get('/')).body).not.toContain('as="style"');
    const { headers } = await shop.get(sheet);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test('brings its first data, escaped, under the key of its query', async () => {
    await shop.releaseShell();
    await shop.releaseCafe('one', { pages: { MenuPage: { firstData } } });
    const { body } = await shop.get('/menu');
    expect(block(body, 'storefront-data')).toEqual([
      {
        key: ['listMenu', { query: { page: 1 } }],
        data: [{ _id: 'Tea', query: { page: '1' }, note: '</script><!--' }],
      },
    ]);
    expect(body).not.toContain('</script><!--');
  });

  test('C343: of releases newer than this program comes without the first calls that it does not know', async () => {
    const { release: shell } = await shop.releaseShell();
    const { release: cafe } = await shop.releaseCafe('one', { pages: { MenuPage: { firstData } } });
    for (const [name, id] of [
      ['shell', shell],
      ['cafe', cafe],
    ] as const) {
      const file = name === 'shell' ? 'shell.json' : 'remote.json';
      const path = join(shop.dataDir, 'releases', name, id, file);
      const manifest = JSON.parse(await readFile(path, 'utf8'));
      const newer = [...firstData, { call: 'listOfTomorrow', input: {} }];
      for (const page of [...(manifest.routes ?? []), ...Object.values<object>(manifest.pages ?? {})])
        Object.assign(page, { firstData: newer });
      await writeFile(path, JSON.stringify(manifest));
      await renameRelease(shop.dataDir, name, id);
    }
    const { statusCode, body } = await shop.get('/menu');
    expect(statusCode).toBe(200);
    expect(block(body, 'storefront-data')).toMatchObject([{ key: ['listMenu', { query: { page: 1 } }] }]);
  });

  test('brings the item that its address names, and is a 404 where there is none', async () => {
    await shop.releaseShell();
    await shop.releaseCafe('one', { pages: { MenuPage: { firstData: oneProduct } } });
    const found = await shop.get('/single/caf%C3%A9%201');
    expect(found.statusCode).toBe(200);
    expect(block(found.body, 'storefront-data')).toEqual([
      { key: ['getProduct', { params: { id: 'café 1' } }], data: { _id: 'café 1' } },
    ]);
    const missing = await shop.get('/single/gone');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('id="root"');
    expect((await shop.get('/single/%00')).statusCode).toBe(404);
  });

  test.each(['/single/%E0%A4%A', '/menu/%', '/%FF?table=4'])(
    '%s: a link that cannot be decoded shows a page, not a JSON error',
    async (url) => {
      await shop.releaseShell();
      await shop.releaseCafe('one', { pages: { MenuPage: { firstData: oneProduct } } });
      const { statusCode, headers, body } = await shop.get(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('id="root"');
    },
  );

  test('an address of the API that cannot be decoded is answered as the API answers', async () => {
    const { statusCode, headers } = await shop.get('/api/v1/product/getsingle/%E0%A4%A');
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });

  test('comes without first data where another server answers the API', async () => {
    await shop.close();
    shop = await fakeShop({ apiOrigin: 'https://api.example', ownServer: false });
    await shop.releaseShell();
    await shop.releaseCafe('one', { pages: { MenuPage: { firstData } } });
    const { body, headers } = await shop.get('/menu');
    expect(block(body, 'storefront-data')).toBeUndefined();
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example wss://api.example;",
    );
  });

  test('of an unknown address is the shell with status 404', async () => {
    await shop.releaseShell();
    const { body, statusCode } = await shop.get('/nowhere/at/all');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  });

  test('C407: of a made-up id asks for nothing but the item', async () => {
    await shop.releaseShell();
    const firstData = [...oneProduct, { call: 'listMenu', input: { query: { page: 1 } } }];
    await shop.releaseCafe('one', { pages: { MenuPage: { firstData } } });
    const dataOf = async (url: string) => block((await shop.get(url)).body, 'storefront-data');
    expect(await dataOf('/single/tea')).toMatchObject([
      { key: ['getProduct', {}] },
      { key: ['listMenu', {}] },
    ]);
    expect(await dataOf('/single/gone')).toBeUndefined();
  });

  test.each(['/single/gone', '/closet/made-up'])(
    'C407: a network gets sixty pages such as %s at once, then one a second; pages that exist go on',
    async (missing) => {
      let time = 0;
      const limited = await fakeShop({}, null, { isLimited: true, now: () => time });
      await limited.releaseShell();
      await limited.releaseCafe('one', { pages: { MenuPage: { firstData: oneProduct } } });
      const statuses = async (url: string, times: number) => {
        const found: number[] = [];
        for (let index = 0; index < times; index += 1) found.push((await limited.get(url)).statusCode);
        return found;
      };
      const { atOnce } = MISSING_PER_NETWORK;
      expect(new Set(await statuses(missing, atOnce))).toEqual(new Set([404]));
      const refused = await limited.get(missing);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
      expect(refused.body.length).toBeLessThan(1000);
      expect(new Set(await statuses('/single/tea', 2 * atOnce))).toEqual(new Set([200]));
      time += 1_000;
      expect(await statuses(missing, 2)).toEqual([404, 429]);
      await limited.close();
    },
  );

  test('C44: a corrected spelling leads to the literal address, its query kept', async () => {
    await shop.releaseShell();
    const { statusCode, headers } = await shop.get('/gallery?table=4');
    expect([statusCode, headers.location]).toEqual([301, '/gallary?table=4']);
  });

  test('C51: the link of a table’s card has noindex, the page itself has not', async () => {
    await shop.releaseShell();
    expect((await shop.get('/menu?table=4&k=abc')).headers['x-robots-tag']).toBe('noindex');
    expect((await shop.get('/menu?tables=4')).headers).not.toHaveProperty('x-robots-tag');
  });

  test('C191: the key of an order’s link reaches neither another site nor a search engine', async () => {
    await shop.releaseShell();
    const { headers } = await shop.get('/order/4Y2T8X?key=abc');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const other = (await shop.get('/menu?key=abc')).headers;
    expect(other['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('is compressed with a coding that the browser accepts', async () => {
    await shop.releaseShell();
    const plain = (await shop.get('/menu')).body;
    const brotli = await shop.get('/menu', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    const gzip = await shop.get('/menu', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  test('C91: allows only our scripts and those of the origins in the registry', async () => {
    await shop.releaseShell();
    await shop.releaseCafe();
    const policy = String((await shop.get('/menu')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org;');
    expect(policy).toMatch(
      /style-src 'self' 'sha256-[^']+' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=';/,
    );
    expect(policy).toContain("style-src-attr 'unsafe-inline'");

    const registry = join(shop.dataDir, 'registry.json');
    const { parts } = JSON.parse(await readFile(registry, 'utf8'));
    parts.cafe.history[0].entry = 'https://cdn.example/cafe/remoteEntry.1.js';
    await writeFiles(shop.dataDir, { 'registry.json': { parts } });
    const { body, headers } = await shop.get('/menu');
    for (const name of ['script-src', 'style-src', 'font-src'])
      expect(headers['content-security-policy']).toContain(`${name} 'self' https://cdn.example`);
    expect(block(body, 'storefront-registry')).toMatchObject({
      remotes: {
        cafe: {
          entry: 'https://cdn.example/cafe/remoteEntry.1.js',
          preload: { MenuPage: ['https://cdn.example/cafe/assets/menu.1.js'] },
        },
      },
    });
  });

  test('says that the shop is being set up while no shell is released', async () => {
    const { body, statusCode, headers } = await shop.get('/menu');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('Back in a moment');
  });

  test('never stands in for an unknown address of the API', async () => {
    await shop.releaseShell();
    expect((await shop.get('/api/v1/nothing')).json()).toMatchObject({ success: false });
    expect((await shop.get('/media/none.webp')).json()).toMatchObject({ success: false });
  });
});
