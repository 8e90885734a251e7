import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { fakeRemote, fakeShell, writeFiles } from '../../test/support/fake-build';
import { block, fakeShop } from '../../test/support/fake-shop';
import { rollback } from '../releases/rollback';
import { createMemoryCounts } from '../telemetry/release-counts';

let shop: Awaited<ReturnType<typeof fakeShop>>;
beforeEach(async () => {
  shop = await fakeShop();
});
afterEach(() => shop.close());

describe('a release', () => {
  const liveCafe = async () => (await shop.get('/registry.json')).json().remotes.cafe?.release;

  test('and a rollback show in the next page, without a restart', async () => {
    await shop.releaseShell();
    const first = await shop.releaseCafe('one');
    expect(await liveCafe()).toBe(first.release);
    const second = await shop.releaseCafe('two');
    expect((await shop.get('/menu')).body).toContain(second.release);
    await rollback({ dataDir: shop.dataDir, name: 'cafe', now: Date.now });
    expect((await shop.get('/menu')).body).not.toContain(second.release);
    expect(await liveCafe()).toBe(first.release);
  });

  test('that cannot be read is left out while the shop works; it returns once it can be read', async () => {
    await shop.releaseShell();
    const { release: id } = await shop.releaseCafe();
    const contract = join(shop.dataDir, 'releases/cafe', id);
    await rename(contract, join(shop.dataDir, 'away'));
    const broken = await shop.get('/menu');
    expect(broken.statusCode).toBe(200);
    expect(block(broken.body, 'storefront-registry')).toMatchObject({ remotes: {} });
    await rename(join(shop.dataDir, 'away'), contract);
    expect(await liveCafe()).toBe(id);
  });

  test('C116: comes with the previous release, for tabs where it fails, unless that was withdrawn', async () => {
    await shop.releaseShell();
    const first = await shop.releaseCafe('one');
    const second = await shop.releaseCafe('two');
    const cafe = async () => (await shop.get('/registry.json')).json().remotes.cafe;
    expect(await cafe()).toMatchObject({
      release: second.release,
      lastGood: { release: first.release, entry: `/releases/cafe/${first.release}/remoteEntry.1.js` },
    });
    await rollback({ dataDir: shop.dataDir, name: 'cafe', now: Date.now });
    expect((await cafe()).lastGood).toBeUndefined();
  });

  test('C116: comes with the newest release that browsers found good, after two bad ones too', async () => {
    let now = Date.now();
    const counts = createMemoryCounts();
    await shop.close();
    shop = await fakeShop({}, null, { counts, now: () => now });
    const say = (release: string, visits: number, errors: number) =>
      counts.add(
        [...Array(visits).fill('visit'), ...Array(errors).fill('load')].map((name) => ({
          part: 'cafe',
          release,
          name,
          reason: null,
        })),
        now,
      );
    const lastGood = async () => (await shop.get('/registry.json')).json().remotes.cafe.lastGood?.release;
    await shop.releaseShell();
    const good = await shop.releaseCafe('one');
    await say(good.release, 20, 1);
    const bad = await shop.releaseCafe('two');
    expect(await lastGood()).toBe(good.release);
    await shop.releaseCafe('three');
    await say(bad.release, 5, 5);
    expect(await lastGood()).toBe(good.release);
    // Later reports count as well: pages are made anew.
    await say(bad.release, 60, 0);
    now += 10_000;
    expect(await lastGood()).toBe(bad.release);
    expect(JSON.stringify(block((await shop.get('/menu')).body, 'storefront-registry'))).toContain(
      bad.release,
    );
  });

  test('C116: where browsers found no release good, it is the newest one', async () => {
    await shop.releaseShell();
    await shop.releaseCafe('one');
    const second = await shop.releaseCafe('two');
    await shop.releaseCafe('three');
    expect((await shop.get('/registry.json')).json().remotes.cafe.lastGood.release).toBe(second.release);
  });

  test('C116: that cannot be read is replaced by the previous one', async () => {
    await shop.releaseShell();
    const first = await shop.releaseCafe('one');
    const second = await shop.releaseCafe('two');
    await rm(join(shop.dataDir, 'releases/cafe', second.release, 'remote.json'));
    expect(await liveCafe()).toBe(first.release);
    expect((await shop.get('/menu')).body).not.toContain(second.release);
  });

  test('stays live while the registry is damaged', async () => {
    await shop.releaseShell();
    const { release: id } = await shop.releaseCafe();
    expect(await liveCafe()).toBe(id);
    await writeFiles(shop.dataDir, { 'registry.json': '{"parts": ' });
    expect((await shop.get('/menu')).body).toContain(id);
    expect((await shop.get('/assets/main.1.js')).statusCode).toBe(200);
  });

  test('of the shell still serves the chunks of the previous one, for open tabs', async () => {
    await shop.releaseShell();
    await rm(shop.dist('shell'), { recursive: true });
    await fakeShell(shop.dist('shell'), { main: ['assets/main.2.js'], preload: {} });
    await writeFiles(shop.dist('shell'), { 'client/assets/main.2.js': 'news' });
    await rm(join(shop.dist('shell'), 'client/assets/home.1.js'));
    await shop.goLive('shell');
    expect((await shop.get('/assets/main.2.js')).body).toBe('news');
    const kept = await shop.get('/assets/home.1.js', { 'accept-encoding': 'br' });
    expect([kept.body, kept.headers['cache-control']]).toEqual(['home', 'public, max-age=3600']);
  });
});

describe('a file of a release', () => {
  test('is immutable, typed, open to other origins, and packed where a packed copy lies beside it', async () => {
    await shop.releaseShell();
    await fakeRemote(shop.dist('cafe'), 'one');
    await writeFile(join(shop.dist('cafe'), 'client/assets/menu.1.js.br'), brotliCompressSync('one'));
    const { release: id } = await shop.goLive('cafe');
    const address = `/releases/cafe/${id}/assets/menu.1.js`;
    const { headers, body } = await shop.get(address);
    expect(body).toBe('one');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    const packed = await shop.get(address, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe('one');
  });

  test.each([
    '../remote.json',
    '..%2fremote.json',
    '%2e%2e/remote.json',
    'assets/..%2f..%2fremote.json',
    'assets',
    'nothing.js',
    '.hidden',
  ])('outside the client folder is 404: %s', async (path) => {
    await shop.releaseShell();
    const { release: id } = await shop.releaseCafe();
    const answer = await shop.get(`/releases/cafe/${id}/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('requires');
  });

  test('is confirmed by its tag, and sent in ranges', async () => {
    await shop.releaseShell();
    const { release: id } = await shop.releaseCafe('one');
    const address = `/releases/cafe/${id}/assets/menu.1.js`;
    const { etag } = (await shop.get(address)).headers;
    const again = await shop.get(address, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const part = await shop.get(address, { range: 'bytes=1-1' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'n', 'bytes 1-1/3']);
  });

  test('that is missing is not cached as missing', async () => {
    await shop.releaseShell();
    const { headers, statusCode } = await shop.get('/assets/gone.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('the registry of a tab', () => {
  const cafeFor = async (shell: string) =>
    (await shop.get(`/registry.json?shell=${encodeURIComponent(shell)}`)).json();

  test('is judged for the shell that the tab runs, although another one is live', async () => {
    const { release: older } = await shop.releaseShell({
      version: '2.0.0',
      provides: { '@storefront/shared': '2.0.0' },
    });
    const { release: live } = await shop.releaseShell();
    await shop.releaseCafe();
    const unmet = 'it requires @storefront/shared ^1.0.0, the shell has 2.0.0';
    expect(await cafeFor(older)).toMatchObject({ shell: older, remotes: { cafe: { unmet } } });
    const ofLive = await cafeFor(live);
    expect(ofLive.shell).toBe(live);
    expect(ofLive.remotes.cafe.unmet).toBeUndefined();
  });

  test.each(['1.0.0-000000000000', '../../etc', ''])('is that of the live shell for %j', async (named) => {
    const { release: live } = await shop.releaseShell();
    expect((await cafeFor(named)).shell).toBe(live);
  });
});
