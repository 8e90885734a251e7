import { type FakeRenderedShop, fakeRenderedShop } from '../../test/support/fake-rendered-shop';
import { cafeCode, shellCode } from '../../test/support/fake-server-build';
import { MAX_STUCK_RENDERINGS } from './stuck-releases';

let shop: FakeRenderedShop;
beforeEach(async () => {
  shop = await fakeRenderedShop();
  await shop.goLiveShell();
});
afterEach(() => shop.close());

const CLIENT = '<div id="root"></div>';

/** The page was sent without rendered HTML. */
async function expectClient(url = '/menu'): Promise<void> {
  const { body, statusCode } = await shop.get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(CLIENT);
}

const FAULTS: readonly (readonly [string, string | null, string])[] = [
  ['throws when it is loaded', "throw new Error('at load');", 'load'],
  ['exports nothing', 'exports.name = 1;', 'load'],
  ['asks for what the shell does not give', "require('left-pad');", 'load'],
  ['asks for a module of Node', "require('node:fs');", 'load'],
  ['is not there', null, 'missing'],
  ['needs another version', cafeCode(undefined, { react: '^20.0.0' }), 'skew'],
  ['needs what the shell lacks', cafeCode(undefined, { vue: '*' }), 'skew'],
  ['throws when it is drawn', cafeCode("throw new Error('drawn');"), 'throw'],
  ['never ends', cafeCode('for (;;);'), 'late'],
  ['never settles', cafeCode('return new Promise(() => {});'), 'late'],
];

test.each(FAULTS)('a remote whose server build %s: browsers render its pages', async (_, code, reason) => {
  const release = await shop.goLiveCafe(code);
  await expectClient();
  await expectClient();
  // Tried once, then backed off; the shell's own pages still render.
  expect(shop.failures).toEqual([`cafe ${reason}`]);
  expect(shop.reports).toEqual([expect.stringContaining(`cafe ${release} ${reason}: `)]);
  expect((await shop.get('/about')).body).toContain('/about|shell|');
});

test.each([
  ['in small pieces', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'],
  ['in large pieces', 'const all = []; for (;;) all.push(new Array(3e7).fill(1));'],
])('C491: a remote that takes more memory than it may, %s, ends its own process alone', async (_, code) => {
  await shop.close();
  shop = await fakeRenderedShop({ first: 60_000, maxWait: 60_000 });
  await shop.goLiveShell();
  await shop.goLiveCafe(cafeCode(code));
  await expectClient();
  expect(shop.failures).toEqual(['cafe crash']);
  expect((await shop.get('/about')).body).toContain('/about|shell|');
});

test('an endless loop while a remote loads does not make visitors wait until it is stopped', async () => {
  await shop.close();
  shop = await fakeRenderedShop({ maxWait: 50 });
  await shop.goLiveShell();
  await shop.goLiveCafe('for (;;);');
  await expectClient();
  // Still loading: nothing failed yet.
  expect(shop.failures).toEqual([]);
});

test.each([
  ['throws', "throw new Error('shell');"],
  ['renders no page', shellCode().replace('html:', 'text:')],
  ['would end its own style', shellCode('</style><script>')],
])('a shell whose server build %s: browsers render every page', async (_, code) => {
  await shop.goLiveShell(code);
  await shop.goLiveCafe();
  await expectClient();
  await expectClient('/about');
  expect(shop.answered).toEqual([]);
});

test('a page that throws is tried again after five seconds; other pages of its route still render', async () => {
  await shop.goLiveCafe(cafeCode("if (path === '/single/a') throw new Error('a'); return path;"));
  await expectClient('/single/a');
  await expectClient('/single/a');
  expect((await shop.get('/single/b')).body).toContain('/single/b|');
  expect(shop.failures).toHaveLength(1);
  shop.state.now += 5_000;
  await expectClient('/single/a');
  expect(shop.failures).toHaveLength(2);
  shop.state.now += 5_000;
  await expectClient('/single/a');
  expect(shop.failures).toHaveLength(2);
});

test('C320: the log has the stack of a page that threw, with its causes; the report names cause and place', async () => {
  await shop.close();
  const lines: string[] = [];
  shop = await fakeRenderedShop({}, { write: (line) => void lines.push(line) });
  await shop.goLiveShell();
  const release = await shop.goLiveCafe(
    cafeCode("throw new Error('a part failed', { cause: new TypeError('no price') });"),
  );
  await expectClient();
  const place = `/releases/cafe/${release}/server/server.cjs:6:`;
  const logged = () => lines.map((line) => JSON.parse(line)).find(({ reason }) => reason === 'throw');
  while (!logged()) await new Promise(setImmediate);
  const { message, stack } = logged().err;
  expect(message).toBe('TypeError: no price');
  expect(stack).toMatch(/^Error: a part failed\n/);
  expect(stack).toContain('caused by TypeError: no price\n');
  expect(stack).toContain(place);
  expect(shop.reports).toEqual([
    expect.stringMatching(new RegExp(`^cafe ${release} throw: TypeError: no price\\nat server\\.cjs:6:\\d+`)),
  ]);
});

test('C492: rendered pages and failures count for the part that owns the page, and under its shell', async () => {
  const shell = await shop.goLiveShell();
  const cafe = await shop.goLiveCafe(
    cafeCode("if (path === '/single/a') throw new Error('a'); return path;"),
  );
  for (const url of ['/menu', '/about', '/single/a']) await shop.get(url);
  await shop.close();
  expect(shop.counted.sort()).toEqual([
    `cafe ${cafe} rendered 1`,
    `cafe ${cafe} rendered@${shell} 1`,
    `cafe ${cafe} server@${shell} 1`,
    `shell ${shell} rendered 1`,
  ]);
});

test('C492: a page of the shell that throws counts for the shell', async () => {
  const release = await shop.goLiveShell("exports.render = () => { throw new Error('shell'); };");
  await expectClient('/about');
  expect(shop.reports).toEqual([expect.stringContaining(`shell ${release} `)]);
});

test('globals of a release do not exist for the next one', async () => {
  await shop.goLiveCafe(cafeCode('globalThis.left = true; return 1;'));
  await shop.get('/menu');
  await shop.goLiveCafe(cafeCode('return String(globalThis.left);'));
  expect((await shop.get('/menu')).body).toContain('|undefined|');
});

test('P77: `process.env` in a worker has no settings of the shop', async () => {
  process.env.ADMIN_PASSWORD = 'a secret of the shop';
  await shop.goLiveCafe(cafeCode('return Object.keys(process.env).join();'));
  const { body } = await shop.get('/menu');
  delete process.env.ADMIN_PASSWORD;
  expect(body).toContain('/menu|NODE_ENV|');
});

test('P77: a server build is not isolated; docs/operations.md says so', async () => {
  await shop.goLiveCafe(cafeCode("return typeof process.getBuiltinModule('fs').readFileSync;"));
  expect((await shop.get('/menu')).body).toContain('/menu|function|');
});

describe('C490: pages of a release that do not end on the server', () => {
  /** Requests a page as often as its release may be stuck in a row, after each wait of the backoff. */
  async function meet(url: string): Promise<void> {
    for (let time = 0; time < MAX_STUCK_RENDERINGS; time += 1) {
      await expectClient(url);
      shop.state.now += 60_000;
    }
  }
  const registered = async () => (await shop.get('/registry.json')).json().remotes.cafe.release;

  test.each([
    ['loops', cafeCode('for (;;);')],
    ['never settles', cafeCode('return new Promise(() => {});')],
    ['ends its worker', cafeCode('process.exit(1);')],
    ['loops when it is loaded', 'for (;;);'],
  ])('a release that %s: after a few failures the one before stands in, for everybody', async (_, code) => {
    await shop.close();
    shop = await fakeRenderedShop({ load: 2_000, first: 1_000 });
    await shop.goLiveShell();
    const before = await shop.goLiveCafe();
    const broken = await shop.goLiveCafe(code);
    await shop.get('/about');
    await meet('/menu');
    expect((await shop.get('/menu')).body).toContain('/menu|drawn|');
    expect(await registered()).toBe(before);
    expect(shop.reports.at(-1)).toBe(
      `cafe ${broken} no end on the server: /menu; the release before stands in`,
    );
    expect((await shop.get('/about')).body).toContain('/about|shell|');
  });

  test('one page that does not end is enough, and one that works again is not counted', async () => {
    const before = await shop.goLiveCafe();
    const code = cafeCode("if (path === '/single/a') process.exit(1); return path;");
    const live = await shop.goLiveCafe(code);
    for (let time = 0; time < MAX_STUCK_RENDERINGS; time += 1) {
      await expectClient('/single/a');
      shop.state.now += 3_600_000;
      shop.state.data += 1;
      expect((await shop.get('/single/b')).body).toContain('/single/b|');
    }
    expect(await registered()).toBe(live);
    await meet('/single/a');
    expect(await registered()).toBe(before);
  });

  test('the first release of a part goes on: browsers may render it', async () => {
    const live = await shop.goLiveCafe(cafeCode('process.exit(1);'));
    await meet('/menu');
    await expectClient();
    expect(await registered()).toBe(live);
  });

  test('a shell of which no page ends is replaced by the one before, and its remotes are not blamed', async () => {
    const cafe = await shop.goLiveCafe();
    await shop.goLiveShell(`${shellCode()}\nexports.render = () => process.exit(1);`);
    await meet('/menu');
    expect((await shop.get('/menu')).body).toContain('/menu|drawn|');
    expect(await registered()).toBe(cafe);
  });
});
