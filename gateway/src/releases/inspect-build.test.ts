import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote, fakeShell, writeFiles } from '../../test/support/fake-build';
import { readRegistry } from './read-registry';
import { release } from './release';

let dataDir: string;
const now = Date.now;
const dist = (name: string) => join(dataDir, 'builds', name);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inspected-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const liveCafe = async () => (await readRegistry(dataDir)).parts.cafe?.live;

describe('a build that breaks its contract', () => {
  const refused = async (overrides: Record<string, unknown>, name = 'cafe') => {
    await fakeRemote(dist('cafe'), 'one', overrides);
    return release({ dataDir, name, dist: dist('cafe'), now });
  };

  test('is refused when its name is another', async () => {
    await expect(refused({}, 'closet')).rejects.toThrow(
      'remote.json says "cafe", it is being released as "closet"',
    );
  });

  test('is refused when it lists a page that the federation manifest does not expose', async () => {
    await expect(refused({ exposes: ['MenuPage', 'CartPage'] })).rejects.toThrow(
      'remote.json promises CartPage, the manifest does not expose it',
    );
  });

  test('is refused when one of its scripts is missing', async () => {
    await expect(refused({ entry: 'remoteEntry.2.js' })).rejects.toThrow(
      'its file remoteEntry.2.js is missing',
    );
  });

  test('C330: is refused when one of its style sheets is missing', async () => {
    await expect(refused({ styles: { MenuPage: ['assets/menu.1.css'] } })).rejects.toThrow(
      'its file assets/menu.1.css is missing',
    );
  });

  test('C322: is refused when a script that its entry may load is missing, also one of no page', async () => {
    await expect(refused({ chunks: ['assets/menu.1.js', 'assets/dialog.1.js'] })).rejects.toThrow(
      'cafe cannot be released: its file assets/dialog.1.js is missing',
    );
  });

  test.each([
    ['client/assets/menu.1.js', 'var cafe = {'],
    ['client/assets/menu.1.js', '<!doctype html>'],
    ['server/server.cjs', 'exports.pages = ;'],
  ])('C322: is refused when %s does not parse: %s', async (file, text) => {
    await fakeRemote(dist('cafe'), 'one');
    await writeFiles(dist('cafe'), { [file]: text });
    await expect(release({ dataDir, name: 'cafe', dist: dist('cafe'), now })).rejects.toThrow(
      `its file ${file} is no script: SyntaxError: Unexpected`,
    );
  });

  test('is refused when it needs another shared than the live shell has', async () => {
    await fakeShell(dist('shell'));
    await release({ dataDir, name: 'shell', dist: dist('shell'), now });
    await expect(refused({ requires: { '@storefront/shared': '^2.0.0' } })).rejects.toThrow(
      'it requires @storefront/shared ^2.0.0, the shell has 1.0.0',
    );
    expect(await liveCafe()).toBeUndefined();
  });

  test.each([
    ['react', '^20.0.0', 'it requires react ^20.0.0, the shell has 19.3.1'],
    ['jotai', '^2.30.0', 'it requires jotai ^2.30.0, the shell has 2.20.3'],
    [
      '@storefront/loyalty',
      '^1.0.0',
      'it requires @storefront/loyalty ^1.0.0, which the shell does not provide',
    ],
  ])('is refused for the range of any shared module: %s %s', async (name, range, reason) => {
    const provides = { react: '19.3.1', jotai: '2.20.3', '@storefront/shared': '2.0.0' };
    await fakeShell(dist('shell'), { provides });
    await release({ dataDir, name: 'shell', dist: dist('shell'), now });
    await expect(refused({ requires: { '@storefront/shared': '^2.0.0', [name]: range } })).rejects.toThrow(
      reason,
    );
    expect(await liveCafe()).toBeUndefined();
  });

  test('is refused when its first data has an unknown call', async () => {
    const pages = { MenuPage: { firstData: [{ call: 'dropTables' }] } };
    await expect(refused({ pages })).rejects.toThrow('is not a call of the contract');
  });

  test('leaves no files', async () => {
    await expect(refused({ entry: 'gone.js' })).rejects.toThrow();
    expect(await readdir(join(dataDir, 'releases/cafe'))).toEqual([]);
  });

  test('that was never made is refused with advice', async () => {
    await expect(release({ dataDir, name: 'cafe', dist: dist('nowhere'), now })).rejects.toThrow(
      'remote.json is missing: build first',
    );
  });
});

test('C322: a remote that no address of the shell leads to goes live with a warning', async () => {
  await fakeShell(dist('shell'));
  await release({ dataDir, name: 'shell', dist: dist('shell'), now });
  await fakeRemote(dist('kitchen'), 'one', { name: 'kitchen' });
  expect(await release({ dataDir, name: 'kitchen', dist: dist('kitchen'), now })).toMatchObject({
    state: 'released',
    warnings: ['no address leads to it: the live shell has no row for it in its table of routes'],
  });
  await fakeRemote(dist('cafe'), 'one');
  expect(await release({ dataDir, name: 'cafe', dist: dist('cafe'), now })).toMatchObject({ warnings: [] });
});
