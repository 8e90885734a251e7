import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { fakeRemote, fakeShell, writeFiles } from '../releases/fake-build';
import { release } from '../releases/release';
import { rollback } from '../releases/rollback';
import { registerPages } from './register-pages';

let dataDir: string;
let app: FastifyInstance;

const firstData = [{ call: 'listMenu', input: { query: { page: 1 } } }];
const oneProduct = [{ call: 'getProduct', input: { params: { id: '{id}' } } }];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pages-'));
  app = await createApp();
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function createApp(config: { apiOrigin?: string; ownServer?: boolean } = {}) {
  const created = fastify();
  created.setNotFoundHandler((_request, reply) => reply.code(404).send({ success: false }));
  created.get('/api/v1/product/getall', async (request) => ({
    data: [{ _id: 'Tea', query: request.query, note: '</script><!--' }],
  }));
  created.get<{ Params: { id: string } }>('/api/v1/product/getsingle/:id', async ({ params }, reply) =>
    params.id === 'gone' ? reply.code(404).send({ data: null }) : { data: { _id: params.id } },
  );
  await registerPages(created, {
    dataDir,
    registry: null,
    config: { apiOrigin: '', ownServer: true, otpEcho: true, ...config },
    isHttps: false,
    now: Date.now,
  });
  return created;
}

const dist = (name: string) => join(dataDir, 'builds', name);
const goLive = (name: string) => release({ dataDir, name, dist: dist(name), now: Date.now });

async function releaseShell(overrides: Record<string, unknown> = {}) {
  await fakeShell(dist('shell'), overrides);
  return goLive('shell');
}

async function releaseCafe(script = 'one', overrides: Record<string, unknown> = {}) {
  await fakeRemote(dist('cafe'), script, overrides);
  return goLive('cafe');
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

function block(html: string, id: string): unknown {
  const text = html.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`))?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

describe('a page', () => {
  test('is the live shell with title, mood, configuration and registry in their places', async () => {
    await releaseShell();
    const { release: id } = await releaseCafe();
    const { body, statusCode, headers } = await get('/menu');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Our menu · Chowk</title>');
    expect(block(body, 'storefront-config')).toEqual({ apiOrigin: '', ownServer: true, otpEcho: true });
    expect(block(body, 'storefront-registry')).toEqual({
      cafe: {
        entry: `/releases/cafe/${id}/remoteEntry.1.js`,
        version: '1.0.0',
        release: id,
        exposes: ['MenuPage'],
        requires: { '@storefront/shared': '^1.0.0' },
        preload: { MenuPage: [`/releases/cafe/${id}/assets/menu.1.js`] },
      },
    });
    expect((await get('/admin')).body).toContain('data-mood="staff"');
  });

  test('names the scripts that it will need: the entry and the page, nothing else', async () => {
    await releaseShell();
    const { release: id } = await releaseCafe();
    const hints = (html: string) =>
      [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href);
    expect(hints((await get('/menu')).body)).toEqual([
      `/releases/cafe/${id}/remoteEntry.1.js`,
      `/releases/cafe/${id}/assets/menu.1.js`,
    ]);
    expect(hints((await get('/')).body)).toEqual(['/assets/home.1.js']);
    expect(hints((await get('/admin')).body)).toEqual([]);
  });

  test('brings its first data, escaped, under the key of its query', async () => {
    await releaseShell();
    await releaseCafe('one', { pages: { MenuPage: { firstData } } });
    const { body } = await get('/menu');
    expect(block(body, 'storefront-data')).toEqual([
      {
        key: ['listMenu', { query: { page: 1 } }],
        data: [{ _id: 'Tea', query: { page: '1' }, note: '</script><!--' }],
      },
    ]);
    expect(body).not.toContain('</script><!--');
  });

  test('brings the item that its address names, and is a 404 where there is none', async () => {
    await releaseShell();
    await releaseCafe('one', { pages: { MenuPage: { firstData: oneProduct } } });
    const found = await get('/single/caf%C3%A9%201');
    expect(found.statusCode).toBe(200);
    expect(block(found.body, 'storefront-data')).toEqual([
      { key: ['getProduct', { params: { id: 'café 1' } }], data: { _id: 'café 1' } },
    ]);
    const missing = await get('/single/gone');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('id="root"');
  });

  test('comes without first data where another server answers the API', async () => {
    await app.close();
    app = await createApp({ apiOrigin: 'https://api.example', ownServer: false });
    await releaseShell();
    await releaseCafe('one', { pages: { MenuPage: { firstData } } });
    const { body, headers } = await get('/menu');
    expect(block(body, 'storefront-data')).toBeUndefined();
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example wss://api.example;",
    );
  });

  test('of an unknown address is the shell with status 404', async () => {
    await releaseShell();
    const { body, statusCode } = await get('/nowhere/at/all');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  });

  test('C44: a corrected spelling leads to the literal address, its query kept', async () => {
    await releaseShell();
    const { statusCode, headers } = await get('/gallery?table=4');
    expect([statusCode, headers.location]).toEqual([301, '/gallary?table=4']);
  });

  test('is packed as the browser asks', async () => {
    await releaseShell();
    const plain = (await get('/menu')).body;
    const brotli = await get('/menu', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    const gzip = await get('/menu', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  test('C91: runs nothing but scripts of ours and of the origins in the registry', async () => {
    await releaseShell();
    await releaseCafe();
    const policy = String((await get('/menu')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(
      /style-src 'self' 'sha256-[^']+' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=';/,
    );
    expect(policy).toContain("style-src-attr 'unsafe-inline'");

    const registry = join(dataDir, 'registry.json');
    const { parts } = JSON.parse(await readFile(registry, 'utf8'));
    parts.cafe.entry = 'https://cdn.example/cafe/remoteEntry.1.js';
    await writeFiles(dataDir, { 'registry.json': { parts } });
    const { body, headers } = await get('/menu');
    expect(headers['content-security-policy']).toContain("script-src 'self' https://cdn.example;");
    expect(block(body, 'storefront-registry')).toMatchObject({
      cafe: {
        entry: 'https://cdn.example/cafe/remoteEntry.1.js',
        preload: { MenuPage: ['https://cdn.example/cafe/assets/menu.1.js'] },
      },
    });
  });

  test('says plainly that the shop is being set up while no shell was released', async () => {
    const { body, statusCode, headers } = await get('/menu');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('Back in a moment');
  });

  test('never stands in for an unknown address of the API', async () => {
    await releaseShell();
    expect((await get('/api/v1/nothing')).json()).toEqual({ success: false });
    expect((await get('/media/none.webp')).json()).toEqual({ success: false });
  });
});

describe('a release', () => {
  const liveCafe = async () => (await get('/registry.json')).json().cafe?.release;

  test('and a rollback show in the next page, without a restart', async () => {
    await releaseShell();
    const first = await releaseCafe('one');
    expect(await liveCafe()).toBe(first.release);
    const second = await releaseCafe('two');
    expect((await get('/menu')).body).toContain(second.release);
    await rollback({ dataDir, name: 'cafe', now: Date.now });
    expect((await get('/menu')).body).not.toContain(second.release);
    expect(await liveCafe()).toBe(first.release);
  });

  test('that cannot be read is left out, and the shop goes on; back again, it is back', async () => {
    await releaseShell();
    const { release: id } = await releaseCafe();
    const contract = join(dataDir, 'releases/cafe', id);
    await rm(contract, { recursive: true });
    const broken = await get('/menu');
    expect(broken.statusCode).toBe(200);
    expect(block(broken.body, 'storefront-registry')).toEqual({});
    await fakeRemote(contract, 'one');
    expect(await liveCafe()).toBe(id);
  });

  test('of the shell keeps the chunks of the one before, for tabs that are still open', async () => {
    await releaseShell();
    await rm(dist('shell'), { recursive: true });
    await fakeShell(dist('shell'), { main: ['assets/main.2.js'], preload: {} });
    await writeFiles(dist('shell'), { 'client/assets/main.2.js': 'new' });
    await rm(join(dist('shell'), 'client/assets/home.1.js'));
    await goLive('shell');
    expect((await get('/assets/main.2.js')).body).toBe('new');
    expect((await get('/assets/home.1.js')).body).toBe('home');
  });
});

describe('a file of a release', () => {
  test('is immutable, typed, open to other origins, and packed where a packed copy lies beside it', async () => {
    await releaseShell();
    await fakeRemote(dist('cafe'), 'one');
    await writeFiles(dist('cafe'), { 'client/assets/menu.1.js.br': 'packed' });
    const { release: id } = await goLive('cafe');
    const address = `/releases/cafe/${id}/assets/menu.1.js`;
    const { headers, body } = await get(address);
    expect(body).toBe('one');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    const packed = await get(address, { 'accept-encoding': 'br' });
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
  });

  test.each([
    '../remote.json',
    '..%2fremote.json',
    '%2e%2e/remote.json',
    'assets/..%2f..%2fremote.json',
    'assets',
    'nothing.js',
    '.hidden',
  ])('outside what browsers may fetch is not there: %s', async (path) => {
    await releaseShell();
    const { release: id } = await releaseCafe();
    const answer = await get(`/releases/cafe/${id}/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('requires');
  });

  test('that is missing is not remembered as missing', async () => {
    await releaseShell();
    const { headers, statusCode } = await get('/assets/gone.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
