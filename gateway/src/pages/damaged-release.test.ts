import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fakeRemote, fakeShell } from '../../test/support/fake-build';
import { fakeShop } from '../../test/support/fake-shop';
import { rollback } from '../releases/rollback';

let shop: Awaited<ReturnType<typeof fakeShop>>;
let lines: string[];
beforeEach(async () => {
  lines = [];
  shop = await fakeShop({}, null, { logs: { write: (line) => void lines.push(line) } });
});
afterEach(() => shop.close());

const PAGE = 'client/assets/menu.1.js';
const pathIn = (part: string, release: string, file: string) =>
  join(shop.dataDir, 'releases', part, release, file);
/** Writes as many other bytes into a file of a release. */
const alter = async (part: string, release: string, file: string) => {
  const path = pathIn(part, release, file);
  await writeFile(
    path,
    (await readFile(path)).map((byte) => byte ^ 1),
  );
};
const logged = () => lines.map((line) => JSON.parse(line)).flatMap(({ err }) => err?.message ?? []);

describe('C482: a file of a release that is not as released', () => {
  let before: string;
  let live: string;
  const liveCafe = async () => (await shop.get('/registry.json')).json().remotes.cafe?.release;
  const scriptOf = async (release: string) =>
    (await shop.get(`/releases/cafe/${release}/assets/menu.1.js`)).statusCode;

  beforeEach(async () => {
    await shop.releaseShell();
    before = (await shop.releaseCafe('one')).release;
    await fakeRemote(shop.dist('cafe'), 'two');
    await writeFile(join(shop.dist('cafe'), `${PAGE}.br`), brotliCompressSync('two'));
    live = (await shop.goLive('cafe')).release;
  });

  test.each([PAGE, `${PAGE}.br`, 'client/remoteEntry.1.js', 'remote.json'])(
    'before a node read it: the release before stands in, and the log names it: %s',
    async (file) => {
      await alter('cafe', live, file);
      expect((await shop.get('/menu')).body).toContain(before);
      expect(await liveCafe()).toBe(before);
      expect(logged()).toContain(`cafe ${live} is damaged: ${file} is not as released`);
    },
  );

  test.each([PAGE, `${PAGE}.br`])(
    'after a node read it: it is not sent, and the next page has the release before: %s',
    async (file) => {
      expect([await liveCafe(), await scriptOf(live)]).toEqual([live, 200]);
      await alter('cafe', live, file);
      expect(await scriptOf(live)).toBe(404);
      expect(logged()).toEqual([`cafe ${live} is damaged: ${file} is not as released`]);
      expect((await shop.get('/menu')).body).not.toContain(live);
      expect(await liveCafe()).toBe(before);
      expect(await scriptOf(before)).toBe(200);
    },
  );

  test('that is missing counts as well', async () => {
    expect(await scriptOf(live)).toBe(200);
    await rm(pathIn('cafe', live, PAGE));
    expect([await scriptOf(live), await liveCafe()]).toEqual([404, before]);
  });

  test('that was added is not sent', async () => {
    await writeFile(pathIn('cafe', live, 'client/assets/more.js'), 'alert(1)');
    expect((await shop.get(`/releases/cafe/${live}/assets/more.js`)).statusCode).toBe(404);
    expect(await liveCafe()).toBe(before);
  });

  test('is sent again once it is as released: by a copy of it, or by the same release', async () => {
    const path = pathIn('cafe', live, PAGE);
    await alter('cafe', live, PAGE);
    expect(await liveCafe()).toBe(before);
    await writeFile(path, 'two');
    expect([await liveCafe(), await scriptOf(live)]).toEqual([live, 200]);

    await alter('cafe', live, PAGE);
    const { state, warnings } = await shop.goLive('cafe');
    expect(state).toBe('already live');
    expect(warnings).toContain(`cafe ${live} is damaged: ${PAGE} is not as released; it is stored again`);
    expect([await liveCafe(), await scriptOf(live)]).toEqual([live, 200]);
  });

  test('of a manifest that was read before is found by a change of release, and no rollback leads to it', async () => {
    expect(await liveCafe()).toBe(live);
    await rm(join(shop.dist('cafe'), `${PAGE}.br`));
    await shop.releaseCafe('three');
    await alter('cafe', live, 'remote.json');
    const { to, warnings } = await rollback({ dataDir: shop.dataDir, name: 'cafe', now: Date.now });
    expect([to, await liveCafe()]).toEqual([before, before]);
    expect(warnings.join()).toContain(`cafe ${live} is damaged: remote.json is not as released`);
  });

  test('of a build: a compressed copy of something else is refused', async () => {
    await writeFile(join(shop.dist('cafe'), `${PAGE}.br`), brotliCompressSync('three'));
    await expect(shop.goLive('cafe')).rejects.toThrow(
      `its file ${PAGE}.br holds something else than the file that it is a copy of`,
    );
  });
});

test('C482: for a damaged shell the one before stands in; its other files are still sent', async () => {
  const { release: before } = await shop.releaseShell();
  await fakeShell(shop.dist('shell'), { version: '1.0.1' });
  await writeFile(join(shop.dist('shell'), 'client/assets/main.1.js'), 'news');
  const { release: live } = await shop.goLive('shell');
  expect((await shop.get('/registry.json')).json().shell).toBe(live);
  expect((await shop.get('/assets/main.1.js')).body).toBe('news');
  await alter('shell', live, 'client/assets/main.1.js');
  expect((await shop.get('/assets/main.1.js')).body).toBe('main');
  const page = await shop.get('/');
  expect([page.statusCode, (await shop.get('/registry.json')).json().shell]).toEqual([200, before]);
  expect((await shop.get('/assets/home.1.js')).statusCode).toBe(200);
});
