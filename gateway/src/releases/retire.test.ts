import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_BLOCKS } from '@storefront/shared/config';
import { fakeRemote } from '../../test/support/fake-build';
import { block, fakeShop } from '../../test/support/fake-shop';
import { promote } from './promote';
import { prune } from './prune';
import { readRegistry } from './read-registry';
import { release } from './release';
import { bringBack, retire } from './retire';
import { rollback } from './rollback';

const page = { page: null, mood: 'cafe' };
const ROUTES = [
  { path: '/', page: 'home/HomePage', mood: 'cafe', title: 'Home' },
  { path: '/menu', ...page, remote: 'cafe', expose: 'MenuPage', title: 'Our menu' },
  { path: '/kitchen', ...page, remote: 'kitchen', expose: 'MenuPage', title: 'Kitchen', part: 'The kitchen' },
  { path: '/kitchen/:id', ...page, remote: 'kitchen', expose: 'MenuPage', title: 'One dish' },
  { path: '*', page: 'home/HomePage', mood: 'cafe', title: 'Page not found' },
];

const now = Date.now;
let shop: Awaited<ReturnType<typeof fakeShop>>;
beforeEach(async () => {
  shop = await fakeShop({}, 'https://shop.example');
  await shop.releaseShell({ routes: ROUTES });
  await shop.releaseCafe();
});
afterEach(() => shop.close());

async function buildKitchen(script = 'one') {
  await fakeRemote(shop.dist('kitchen'), script, { name: 'kitchen' });
}

async function releaseKitchen(script = 'one') {
  await buildKitchen(script);
  return (await shop.goLive('kitchen')).release;
}

const about = () => ({ dataDir: shop.dataDir, name: 'kitchen', now, by: 'asha' });
const kitchen = async () => (await readRegistry(shop.dataDir)).parts.kitchen;
const addresses = ['/kitchen', '/kitchen/:id'];

test('C325: retiring a remote closes its addresses, and nothing else; bringing it back opens them again', async () => {
  const first = await releaseKitchen('one');
  const live = await releaseKitchen('two');
  const script = `/releases/kitchen/${live}/assets/menu.1.js`;
  expect((await shop.get('/kitchen')).statusCode).toBe(200);
  expect((await shop.get('/sitemap.xml')).body).toContain('https://shop.example/kitchen<');

  expect(await retire(about())).toEqual({ release: live, addresses, warnings: [] });
  for (const path of ['/kitchen', '/kitchen/momo']) {
    const { statusCode, body } = await shop.get(path);
    expect(statusCode).toBe(410);
    expect(body).toContain('<meta name="robots" content="noindex');
    expect(block(body, PAGE_BLOCKS.registry)).toEqual({
      shell: expect.any(String),
      remotes: { cafe: expect.anything() },
      retired: ['kitchen'],
    });
  }
  expect((await shop.get('/registry.json')).json()).toMatchObject({ retired: ['kitchen'] });
  expect((await shop.get('/sitemap.xml')).body).not.toContain('/kitchen<');
  expect((await shop.get('/menu')).statusCode).toBe(200);
  // An open tab still gets its scripts, and no prune takes the releases that may come back.
  expect((await shop.get(script)).statusCode).toBe(200);
  await prune({ dataDir: shop.dataDir, registry: null, now: () => now() + 30 * 24 * 60 * 60 * 1000 });
  expect((await shop.get(script)).statusCode).toBe(200);
  expect((await shop.get(`/releases/kitchen/${first}/assets/menu.1.js`)).statusCode).toBe(200);

  expect(await bringBack(about())).toEqual({ release: live, addresses, warnings: [] });
  const { statusCode, body } = await shop.get('/kitchen');
  expect(statusCode).toBe(200);
  expect(block(body, PAGE_BLOCKS.registry)).toMatchObject({ remotes: { kitchen: { release: live } } });
  expect(block(body, PAGE_BLOCKS.registry)).not.toHaveProperty('retired');
  const { events = [] } = (await kitchen()) ?? {};
  expect(events.map(({ action, by }) => [action, by])).toEqual([
    ['released', undefined],
    ['released', undefined],
    ['retired', 'asha'],
    ['brought back', 'asha'],
  ]);
});

test('C325: a start, a rollback, a promotion and a canary leave a retired remote alone', async () => {
  await releaseKitchen('one');
  await buildKitchen('canary');
  await shop.goLive('kitchen', 10);
  await retire(about());
  expect((await kitchen())?.canary).toBeUndefined();

  await buildKitchen('three');
  const start = { dataDir: shop.dataDir, name: 'kitchen', dist: shop.dist('kitchen'), now, onlyNew: true };
  expect(await release(start)).toMatchObject({ state: 'known' });
  const refusal = /^kitchen was retired on .*; npm run retire -- kitchen --undo brings it back$/;
  await expect(shop.goLive('kitchen', 10)).rejects.toThrow(refusal);
  await expect(rollback(about())).rejects.toThrow(refusal);
  await expect(promote(about())).rejects.toThrow('kitchen has no canary');
  await expect(retire(about())).rejects.toThrow(/^kitchen was retired already, on /);
  expect((await shop.get('/kitchen')).statusCode).toBe(410);
});

test('C325: a release brings a retired remote back, also one of the same build', async () => {
  const live = await releaseKitchen('one');
  await retire(about());
  const same = await shop.goLive('kitchen');
  expect(same).toMatchObject({ release: live, state: 'released' });
  expect(same.warnings).toEqual([expect.stringMatching(/^it was retired on .*, and is back$/)]);
  expect((await shop.get('/kitchen')).statusCode).toBe(200);
});

test('C325: what cannot be retired or brought back is refused', async () => {
  await expect(retire({ ...about(), name: 'shell' })).rejects.toThrow('the shell cannot be retired');
  await expect(retire(about())).rejects.toThrow('kitchen was never released');
  await releaseKitchen();
  await expect(bringBack(about())).rejects.toThrow('kitchen is not retired');
  await retire(about());
  await rename(join(shop.dataDir, 'releases/kitchen'), join(shop.dataDir, 'away'));
  await expect(bringBack(about())).rejects.toThrow('cannot be read');
  expect((await kitchen())?.retired).toBeDefined();
});
