import { block, fakeShop } from '../../test/support/fake-shop';
import { readRegistry } from '../releases/read-registry';
import { createReleaseGuard } from '../releases/release-guard';
import { releasePaths } from '../releases/release-paths';
import { createStuckReleases } from '../ssr/stuck-releases';
import { createLiveReleases } from './live-releases';

const CDN = 'https://cdn.example';

let shop: Awaited<ReturnType<typeof fakeShop>>;
beforeEach(async () => {
  shop = await fakeShop({}, null, { assetOrigin: CDN });
});
afterEach(() => shop.close());

test('C373: pages name the scripts of remotes at ASSET_ORIGIN, and their policy allows it', async () => {
  await shop.releaseShell();
  const { release: id } = await shop.releaseCafe();
  const { body, headers } = await shop.get('/menu');
  const base = `${CDN}/releases/cafe/${id}/`;
  expect(block(body, 'storefront-registry')).toMatchObject({
    remotes: {
      cafe: { entry: `${base}remoteEntry.1.js`, preload: { MenuPage: [`${base}assets/menu.1.js`] } },
    },
  });
  expect(body).toMatch(
    new RegExp(`href="${base}remoteEntry.1.js" integrity="sha256-[^"]+" crossorigin="anonymous"`),
  );
  const policy = String(headers['content-security-policy']).split('; ');
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
    expect(policy.find((line) => line.startsWith(`${directive} `))?.split(' ')).toContain(CDN);
  expect((await shop.get('/registry.json')).json().remotes.cafe.entry).toBe(`${base}remoteEntry.1.js`);
});

test('C373: the shop sends these files to the CDN, which may serve them to its pages', async () => {
  const { release: id } = await shop.releaseCafe();
  const { statusCode, headers } = await shop.get(`/releases/cafe/${id}/remoteEntry.1.js`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('C373: the server still renders what browsers load from the CDN', async () => {
  const { release: id } = await shop.releaseCafe();
  const { dataDir } = shop;
  const guard = createReleaseGuard(dataDir, { onDamage: () => {}, repair: null, now: Date.now });
  const live = createLiveReleases(
    {
      dataDir,
      guard,
      stuck: createStuckReleases(),
      assetOrigin: CDN,
      findLastGood: async () => undefined,
      now: Date.now,
    },
    (problem) => {
      throw problem;
    },
  );
  const { remotes } = await live(await readRegistry(dataDir), null);
  expect(remotes.get('cafe')?.server).toBe(releasePaths.server(dataDir, 'cafe', id));
});
