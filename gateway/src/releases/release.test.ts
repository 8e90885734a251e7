import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote, fakeShell } from '../../test/support/fake-build';
import { listReleases } from './list-releases';
import { readRegistry } from './read-registry';
import { release } from './release';
import { releasePaths } from './release-paths';
import { rollback } from './rollback';

let dataDir: string;
let clock = Date.UTC(2026, 0, 1);
const now = () => {
  clock += 1000;
  return clock;
};
const dist = (name: string) => join(dataDir, 'builds', name);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function releaseCafe(script: string, options: { onlyNew?: boolean } = {}) {
  await rm(dist('cafe'), { recursive: true, force: true });
  await fakeRemote(dist('cafe'), script);
  return release({ dataDir, name: 'cafe', dist: dist('cafe'), now, ...options });
}

const liveCafe = async () => (await readRegistry(dataDir)).parts.cafe?.live;

describe('a release', () => {
  test('is a folder of its own, named by version and content, and is live', async () => {
    const { release: id, state } = await releaseCafe('one');
    expect(state).toBe('released');
    expect(id).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
    expect(await liveCafe()).toBe(id);
    const folder = join(dataDir, 'releases/cafe', id);
    expect((await readdir(folder)).sort()).toEqual(['client', 'remote.json']);
    expect(await readFile(join(folder, 'client/assets/menu.1.js'), 'utf8')).toBe('one');
  });

  test('of the same content has the same name and changes nothing', async () => {
    const first = await releaseCafe('one');
    const second = await releaseCafe('one');
    expect(second).toMatchObject({ release: first.release, state: 'already live' });
    expect(await readdir(join(dataDir, 'releases/cafe'))).toEqual([first.release]);
  });

  test('leaves the folders of earlier ones in place, for tabs that are still open', async () => {
    const first = await releaseCafe('one');
    const second = await releaseCafe('two');
    expect(await liveCafe()).toBe(second.release);
    expect((await readdir(join(dataDir, 'releases/cafe'))).sort()).toEqual(
      [first.release, second.release].sort(),
    );
  });

  test('of two parts at the same time loses neither', async () => {
    await fakeRemote(dist('cafe'), 'one');
    await fakeRemote(dist('closet'), 'one', { name: 'closet' });
    await Promise.all(['cafe', 'closet'].map((name) => release({ dataDir, name, dist: dist(name), now })));
    expect(Object.keys((await readRegistry(dataDir)).parts).sort()).toEqual(['cafe', 'closet']);
  });
});

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

test('a shell that does not fit remotes goes live with a warning per remote', async () => {
  await releaseCafe('one');
  await fakeShell(dist('shell'), { provides: { '@storefront/shared': '2.0.0' } });
  const { state, warnings } = await release({ dataDir, name: 'shell', dist: dist('shell'), now });
  expect(state).toBe('released');
  expect(warnings).toEqual(['cafe: it requires @storefront/shared ^1.0.0, the shell has 2.0.0']);
});

describe('a rollback', () => {
  test('restores the previous live release', async () => {
    const first = await releaseCafe('one');
    const second = await releaseCafe('two');
    expect(await rollback({ dataDir, name: 'cafe', now })).toEqual({
      from: second.release,
      to: first.release,
      warnings: [],
    });
    expect(await liveCafe()).toBe(first.release);
  });

  test('is not undone by a start, which releases only new builds', async () => {
    const first = await releaseCafe('one');
    await releaseCafe('two');
    await rollback({ dataDir, name: 'cafe', now });
    expect(await releaseCafe('two', { onlyNew: true })).toMatchObject({ state: 'known' });
    expect(await liveCafe()).toBe(first.release);
  });

  test('after a rollback skips the withdrawn release', async () => {
    const first = await releaseCafe('one');
    await releaseCafe('two');
    await rollback({ dataDir, name: 'cafe', now });
    await releaseCafe('three');
    expect(await rollback({ dataDir, name: 'cafe', now })).toMatchObject({ to: first.release });
  });

  test('can be reverted by releasing the same build again', async () => {
    await releaseCafe('one');
    const second = await releaseCafe('two');
    await rollback({ dataDir, name: 'cafe', now });
    const again = await releaseCafe('two');
    expect(again).toMatchObject({ state: 'released', release: second.release });
    expect(again.warnings).toEqual([
      expect.stringMatching(/^visitors had it before, and it was withdrawn on 20/),
    ]);
    expect(await liveCafe()).toBe(second.release);
    expect(await releaseCafe('two')).toMatchObject({ state: 'already live', warnings: [] });
  });

  test('of the shell to before a contract that a live remote needs gives a warning', async () => {
    await fakeShell(dist('shell'), { provides: { '@storefront/shared': '1.0.0' } });
    await release({ dataDir, name: 'shell', dist: dist('shell'), now });
    await fakeShell(dist('shell'), { provides: { '@storefront/shared': '1.2.0' } });
    await release({ dataDir, name: 'shell', dist: dist('shell'), now });
    await fakeRemote(dist('cafe'), 'one', { requires: { '@storefront/shared': '^1.2.0' } });
    await release({ dataDir, name: 'cafe', dist: dist('cafe'), now });
    const { warnings } = await rollback({ dataDir, name: 'shell', now });
    expect(warnings).toEqual(['cafe: it requires @storefront/shared ^1.2.0, the shell has 1.0.0']);
  });

  test('is refused if the files of the previous release no longer exist', async () => {
    const first = await releaseCafe('one');
    const second = await releaseCafe('two');
    await rm(releasePaths.release(dataDir, 'cafe', first.release), { recursive: true });
    await expect(rollback({ dataDir, name: 'cafe', now })).rejects.toThrow(
      `cafe ${first.release} cannot be read`,
    );
    expect(await liveCafe()).toBe(second.release);
  });

  test('is refused without an earlier release', async () => {
    await expect(rollback({ dataDir, name: 'cafe', now })).rejects.toThrow('cafe was never released');
    const { release: id } = await releaseCafe('one');
    await expect(rollback({ dataDir, name: 'cafe', now })).rejects.toThrow(
      `cafe has no earlier release than ${id}`,
    );
  });
});

test('the overview shows the live release, since when, and the rollback target', async () => {
  const first = await releaseCafe('one');
  const second = await releaseCafe('two');
  const since = new Date(clock).toISOString();
  expect(await listReleases(dataDir)).toEqual([
    { name: 'cafe', live: second.release, since, canary: null, previous: first.release, entry: null },
  ]);
});

test('a damaged registry is reported, never overwritten', async () => {
  await releaseCafe('one');
  const file = join(dataDir, 'registry.json');
  await writeFile(file, '{"parts": {"cafe": {"live": "../../etc"}}}');
  await expect(releaseCafe('two')).rejects.toThrow(file);
  expect(await readFile(file, 'utf8')).toContain('../../etc');
});
