import { parseEnv } from '@storefront/http/parse-env';
import { fakeShop } from '../../test/support/fake-shop';
import { grantedOrigins } from './granted-origins';

const STATS = 'https://stats.example';
const CDN = 'https://cdn.example';
const origins = { 'connect-src': [STATS, 'wss://live.example'], 'img-src': [CDN], 'font-src': [CDN] };
const read = (text: string) => parseEnv({ GRANTED_ORIGINS: grantedOrigins }, { GRANTED_ORIGINS: text });
const grants = read(`cafe connect-src ${STATS}; cafe img-src ${CDN};closet font-src ${CDN}`).GRANTED_ORIGINS;

type Shop = Awaited<ReturnType<typeof fakeShop>>;
let shop: Shop;
const start = async (parts: Parameters<typeof fakeShop>[2], publicOrigin: string | null = null) => {
  shop = await fakeShop({}, publicOrigin, parts);
  await shop.releaseShell();
};
afterEach(() => shop.close());

/** Returns the sources of a page's policy beyond those of every page. */
async function policyOf(url: string, headers: Record<string, string> = {}) {
  const policy = String((await shop.get(url, headers)).headers['content-security-policy']);
  const sources = (name: string) => policy.match(new RegExp(`${name} ([^;]*)`))?.[1]?.split(' ') ?? [];
  return Object.fromEntries(
    ['connect-src', 'img-src', 'font-src', 'script-src', 'style-src'].map((name) => [
      name,
      sources(name).filter((source) => source.includes('.example')),
    ]),
  );
}

const NOTHING = { 'connect-src': [], 'img-src': [], 'font-src': [], 'script-src': [], 'style-src': [] };

test('C331: what a remote asks for is denied unless the operator grants it, and its release says so', async () => {
  await start({});
  const { warnings } = await shop.releaseCafe('one', { origins });
  const all = `connect-src ${STATS}, connect-src wss://live.example, img-src ${CDN}, font-src ${CDN}`;
  expect(warnings).toEqual([`asks for ${all}; not granted: ${all} (GRANTED_ORIGINS)`]);
  expect(await policyOf('/menu')).toEqual(NOTHING);
});

test('C331: every page allows exactly what a live remote asks for and the operator granted to that remote', async () => {
  await start({ grants });
  await shop.releaseCafe('one', {});
  expect(await policyOf('/menu')).toEqual(NOTHING);
  const { warnings } = await shop.releaseCafe('two', { origins });
  expect(warnings).toEqual([
    expect.stringMatching(
      /; not granted: connect-src wss:\/\/live\.example, font-src https:\/\/cdn\.example \(/,
    ),
  ]);
  const allowed = { ...NOTHING, 'connect-src': [STATS], 'img-src': [CDN] };
  for (const url of ['/menu', '/', '/admin', '/nowhere']) expect(await policyOf(url)).toEqual(allowed);
});

test('C331: the release in which everything is granted says that too; one that asks for nothing says nothing', async () => {
  await start({ grants });
  expect((await shop.releaseCafe('one', { origins: { 'img-src': [CDN] } })).warnings).toEqual([
    `asks for img-src ${CDN}; all granted`,
  ]);
  expect((await shop.releaseCafe('two')).warnings).toEqual([]);
});

test.each([
  ['connect-src', '*'],
  ['connect-src', 'https:'],
  ['connect-src', 'https://*.example'],
  ['connect-src', "'unsafe-inline'"],
  ['connect-src', 'http://stats.example'],
  ['connect-src', 'https://stats.example/path'],
  ['connect-src', 'https://user@stats.example'],
  ['connect-src', 'https://stats.example https://evil.example'],
  ['connect-src', 'https://stats.example;script-src'],
  ['img-src', 'data:'],
  ['img-src', 'wss://stats.example'],
  ['script-src', 'https://stats.example'],
])(
  'C331: a remote that asks for %s %s is not released, and the operator cannot grant it',
  async (name, origin) => {
    await start({});
    await expect(shop.releaseCafe('one', { origins: { [name]: [origin] } })).rejects.toThrow(
      name === 'script-src'
        ? /Unrecognized key: "script-src"[^✖]*at origins/
        : /at origins\[?.*(connect|img)-src/,
    );
    expect((await shop.get('/registry.json')).json()).toMatchObject({ remotes: {} });
    // Blanks and semicolons separate grants.
    if (!/[ ;]/.test(origin)) expect(() => read(`cafe ${name} ${origin}`)).toThrow('GRANTED_ORIGINS');
  },
);

test('C331: an origin without encryption is for developers: a shop with https refuses it', async () => {
  const local = { origins: { 'connect-src': ['http://localhost:5000'] } };
  await start({ grants: read('cafe connect-src http://localhost:5000').GRANTED_ORIGINS });
  await shop.releaseCafe('one', local);
  expect(String((await shop.get('/menu')).headers['content-security-policy'])).toContain(
    "connect-src 'self' http://localhost:5000;",
  );
  await shop.close();
  await start({}, 'https://shop.example');
  await expect(shop.releaseCafe('one', local)).rejects.toThrow(
    'origins: connect-src http://localhost:5000 must be encrypted, as the shop is',
  );
});

test('C331, C140: another build in one tab gets the grants of its remote', async () => {
  await start({ grants });
  await shop.releaseCafe();
  const asked = `/menu?remote.cafe=${encodeURIComponent('http://localhost:4101')}`;
  const staff = { cookie: 'who=staff' };
  const [, agreed = ''] = [...(await shop.get(asked, staff)).body.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&'),
  );
  expect(await policyOf(agreed, staff)).toEqual({ ...NOTHING, 'connect-src': [STATS], 'img-src': [CDN] });
});
