import { block, fakeShop } from '../../test/support/fake-shop';

const HERE = 'http://localhost:4101';
const ASKED = `/menu?table=4&remote.cafe=${encodeURIComponent(HERE)}`;

let shop: Awaited<ReturnType<typeof fakeShop>>;
beforeEach(async () => {
  shop = await fakeShop();
  await shop.releaseShell();
  await shop.releaseCafe();
});
afterEach(() => shop.close());

const as = (who: string, url: string) => shop.get(url, { cookie: `who=${who}` });
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** Returns the address of the agreeing link. */
async function agree(who: string, url = ASKED): Promise<string> {
  const [, goOn = ''] = linksOf((await as(who, url)).body);
  return goOn;
}

test('C140: staff who follow a link first get a question, on a page without scripts', async () => {
  const { body, statusCode, headers } = await as('staff', ASKED);
  expect(statusCode).toBe(200);
  expect(body).toContain('<b>cafe</b> from <b>http://localhost:4101/</b>');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(linksOf(body)[0]).toBe('/menu?table=4');
});

test('C140: after agreeing, staff get the page without that remote in the registry, with a policy that names its origin', async () => {
  const { body, statusCode, headers } = await as('staff', await agree('staff'));
  expect(statusCode).toBe(200);
  expect(block(body, 'storefront-overrides')).toEqual([{ name: 'cafe', address: `${HERE}/` }]);
  expect(block(body, 'storefront-registry')).toMatchObject({ remotes: {} });
  expect(body).not.toContain('/releases/cafe/');
  const policy = `${headers['content-security-policy']}`;
  for (const name of ['script-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${name} 'self' ${HERE}`));
  expect(headers['cache-control']).toBe('private, no-store');
});

test.each(['guest', 'customer'])('C140: the link of staff who agreed has no effect for a %s', async (who) => {
  for (const url of [ASKED, await agree('staff')]) {
    const { body, headers } = await as(who, url);
    expect(body).toContain('/releases/cafe/');
    expect(body).not.toContain('storefront-overrides');
    expect(headers['content-security-policy']).not.toContain(HERE);
  }
});

test('C140: an agreement is valid for its person and address only', async () => {
  const agreed = await agree('staff');
  expect((await as('others', agreed)).body).toContain('Load another build');
  const other = agreed.replace('4101', '4101%2Fother');
  expect((await as('staff', other)).body).toContain('http://localhost:4101/other/');
  expect((await as('staff', other)).body).not.toContain('storefront-overrides');
});

test.each([
  [
    'remote.cafe=https://evil.example/',
    'cafe may not come from https://evil.example/; allowed: http://localhost:4101.',
  ],
  [
    'remote.cafe=http://localhost.evil.example:4101/',
    'cafe may not come from http://localhost.evil.example:4101/',
  ],
  ['remote.cafe=javascript:alert(1)', '“javascript:alert(1)” is not the address of a folder'],
  ['remote.cafe=http://a@localhost:4101', 'is not the address of a folder'],
  ['remote.%3Cb%3E=http://localhost:4101', '“&lt;b&gt;” is not a valid name of a remote.'],
  ['remote.kitchen=http://localhost:4101', 'There is no remote “kitchen”; there are cafe, admin.'],
])('C140: staff see why ?%s is not loaded', async (query, reason) => {
  const { body, statusCode, headers } = await as('staff', `/menu?${query}`);
  expect(statusCode).toBe(403);
  expect(body).toContain(reason);
  expect(linksOf(body)).toEqual(['/menu']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  'http://localhost:4101/build',
  'http://localhost:4101/build/remote.json?v=1#x',
  'http://localhost:4101/build/client/mf-manifest.json',
])('C140: %s names the folder of a build', async (address) => {
  const { body } = await as('staff', `/menu?remote.cafe=${encodeURIComponent(address)}`);
  expect(body).toContain('<b>http://localhost:4101/build/</b>');
});

test.each(['//evil.example/menu', '/\\evil.example/menu', '/.//evil.example/menu'])(
  'C140: no link of the question for %s leads to another host',
  async (path) => {
    const { body } = await as('staff', `${path}?remote.cafe=${HERE}`);
    for (const address of linksOf(body))
      expect(new URL(address, 'http://shop.example').host).toBe('shop.example');
    expect(linksOf(body)).toHaveLength(2);
  },
);

test('C140: an address without a remote is the ordinary page', async () => {
  expect((await as('staff', '/menu?remote.cafe=')).body).toContain('/releases/cafe/');
});
