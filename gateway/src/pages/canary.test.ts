import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRegistry } from '@storefront/shared/delivery/page-registry';
import { fakeRemote, fakeShell, writeFiles } from '../../test/support/fake-build';
import { block, fakeShop } from '../../test/support/fake-shop';
import { promote } from '../releases/promote';
import { rollback } from '../releases/rollback';

let shop: Awaited<ReturnType<typeof fakeShop>>;
let live: string;
beforeEach(async () => {
  shop = await fakeShop();
  await shop.releaseShell();
  live = (await shop.releaseCafe('one')).release;
});
afterEach(() => shop.close());

async function releaseCanary(weight: number): Promise<string> {
  await fakeRemote(shop.dist('cafe'), 'two');
  return (await shop.goLive('cafe', weight)).release;
}

const visit = (bucket: number, path = '/menu') => shop.get(path, { cookie: `a=b; release-bucket=${bucket}` });
const releaseIn = (html: string) =>
  (block(html, 'storefront-registry') as PageRegistry).remotes.cafe?.release;

/** Buckets whose visitors meet a release of the cafe. */
async function whoMeets(release: string): Promise<number[]> {
  const met: number[] = [];
  for (let bucket = 0; bucket < 100; bucket += 1)
    if (releaseIn((await visit(bucket)).body) === release) met.push(bucket);
  return met;
}

test('weight 10 gives a canary to 10 of 100 visitors; weight 50 to the same and 40 more', async () => {
  const canary = await releaseCanary(10);
  const first = await whoMeets(canary);
  expect(first).toHaveLength(10);
  expect(await whoMeets(live)).toHaveLength(90);
  expect(await releaseCanary(50)).toBe(canary);
  const more = await whoMeets(canary);
  expect(more).toHaveLength(50);
  expect(more).toEqual(expect.arrayContaining(first));
});

test('registry, hints and Retry of a page name the same release', async () => {
  const canary = await releaseCanary(50);
  const [inside = 0] = await whoMeets(canary);
  const [outside = 0] = await whoMeets(live);
  for (const [bucket, release] of [
    [inside, canary],
    [outside, live],
  ] as const) {
    const { body } = await visit(bucket);
    const taken = body.replace(/"lastGood":\{.*?\}\}/, '');
    const folders = [...taken.matchAll(/\/releases\/cafe\/([^/"]+)\//g)].map(([, id]) => id);
    expect(new Set(folders)).toEqual(new Set([release]));
    expect((await visit(bucket, '/registry.json')).json<PageRegistry>().remotes.cafe?.release).toBe(release);
  }
});

test('C116: where a canary fails, its visitors have the live release to fall back to', async () => {
  const canary = await releaseCanary(50);
  const [inside = 0] = await whoMeets(canary);
  const { remotes } = block((await visit(inside)).body, 'storefront-registry') as PageRegistry;
  expect(remotes.cafe).toMatchObject({ release: canary, lastGood: { release: live } });
});

test('C116: a canary that cannot be read is replaced by the live release', async () => {
  const canary = await releaseCanary(50);
  await rm(join(shop.dataDir, 'releases/cafe', canary), { recursive: true });
  expect(await whoMeets(live)).toHaveLength(100);
});

test('a new visitor gets a bucket in a cookie, and a private page', async () => {
  const canary = await releaseCanary(50);
  const { headers, body } = await shop.get('/menu');
  const [, bucket] =
    /^release-bucket=(\d{1,2}); Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/.exec(
      String(headers['set-cookie']),
    ) ?? [];
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' });
  expect(releaseIn((await visit(Number(bucket))).body)).toBe(releaseIn(body));
  expect((await visit(Number(bucket))).headers['set-cookie']).toBeUndefined();
  expect([live, canary]).toContain(releaseIn(body));
});

test.each(['100', '-1', '7x', ''])('a bucket of "%s" is ignored', async (bucket) => {
  await releaseCanary(50);
  const { headers } = await shop.get('/menu', { cookie: `release-bucket=${bucket}` });
  expect(headers['set-cookie']).toMatch(/^release-bucket=\d/);
});

test('without a canary no visitor gets a cookie, and all get the same page', async () => {
  const { headers } = await shop.get('/menu');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
});

test('all visitors get a promoted canary, none gets one that was rolled back', async () => {
  const canary = await releaseCanary(10);
  await promote({ dataDir: shop.dataDir, name: 'cafe', now: Date.now });
  expect(await whoMeets(canary)).toHaveLength(100);
  await fakeRemote(shop.dist('cafe'), 'three');
  const { release: next } = await shop.goLive('cafe', 99);
  await rollback({ dataDir: shop.dataDir, name: 'cafe', now: Date.now });
  expect(await whoMeets(next)).toEqual([]);
});

async function releaseShellCanary(weight: number): Promise<string> {
  await fakeShell(shop.dist('shell'), { main: ['assets/main.2.js'] });
  await writeFiles(shop.dist('shell'), {
    'client/assets/main.2.js': 'news',
    'index.html':
      '<html data-mood="cafe"><!--storefront:head-->the new shell<div id="root"></div><!--storefront:data--></html>',
  });
  return (await shop.goLive('shell', weight)).release;
}

const visitAll = () => Promise.all(Array.from({ length: 100 }, (_, bucket) => visit(bucket, '/')));

test('a canary of the shell brings its own page and its own files', async () => {
  await releaseShellCanary(40);
  const pages = await visitAll();
  expect(pages.filter(({ body }) => body.includes('the new shell'))).toHaveLength(40);
  expect((await shop.get('/assets/main.2.js')).body).toBe('news');
});

test('an unreadable canary of the shell falls back to the live shell', async () => {
  const release = await releaseShellCanary(40);
  await rm(join(shop.dataDir, 'releases/shell', release, 'index.html'));
  const pages = await visitAll();
  expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(100);
});
