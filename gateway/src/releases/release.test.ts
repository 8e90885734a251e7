import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote, fakeShell, writeFiles } from '../../test/support/fake-build';
import { listReleases } from './list-releases';
import { promote } from './promote';
import { readRegistry } from './read-registry';
import { release, releaseTogether } from './release';
import { releasePaths } from './release-paths';
import { rollback, rollbackTogether } from './rollback';

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
    expect((await readdir(folder)).sort()).toEqual(['client', 'files.map', 'remote.json']);
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

  test('C483: of one part at the same time: the second is refused, and says who was faster', async () => {
    const { release: first } = await releaseCafe('one');
    const begin = async (script: string, by: string) => {
      await fakeRemote(dist(by), script);
      return { dataDir, name: 'cafe', dist: dist(by), now, by, expected: { cafe: [first] } };
    };
    const begun = [await begin('two', 'asha'), await begin('three', 'bibek')];
    const ends = await Promise.allSettled(begun.map((options) => release(options)));
    const [done] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.release] : []));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(await liveCafe()).toBe(done);
    expect(refused).toEqual([
      expect.stringMatching(
        `cafe cannot be released: meanwhile ${done} was released by (asha|bibek)\\. See npm run`,
      ),
    ]);
    const again = await begin('three', 'bibek');
    await expect(release({ ...again, expected: { cafe: [done ?? ''] } })).resolves.toBeDefined();
  });

  test('of two parts at the same time loses neither', async () => {
    await fakeRemote(dist('cafe'), 'one');
    await fakeRemote(dist('closet'), 'one', { name: 'closet' });
    await Promise.all(['cafe', 'closet'].map((name) => release({ dataDir, name, dist: dist(name), now })));
    expect(Object.keys((await readRegistry(dataDir)).parts).sort()).toEqual(['cafe', 'closet']);
  });
});

describe('C481: the releases of shell and remotes fit', () => {
  const NEXT_MAJOR = { provides: { '@storefront/shared': '2.0.0' } };
  const unmet = 'cafe: it requires @storefront/shared ^1.0.0, the shell has 2.0.0';

  async function releaseShell(overrides = {}, options: { weight?: number; anyway?: string } = {}) {
    await rm(dist('shell'), { recursive: true, force: true });
    await fakeShell(dist('shell'), overrides);
    return release({ dataDir, name: 'shell', dist: dist('shell'), now, ...options });
  }
  const live = async (name: string) => (await readRegistry(dataDir)).parts[name]?.live;
  const menuAt = (path: string, expose = 'MenuPage') => ({
    routes: [
      { path: '/', page: 'home/HomePage', mood: 'cafe', title: 'Home' },
      { path, page: null, remote: 'cafe', expose, mood: 'cafe', title: 'Menu' },
    ],
  });

  test('a remote without a page that the live shell has an address for is refused', async () => {
    await releaseShell();
    const { release: one } = await releaseCafe('one');
    await fakeRemote(dist('cafe'), 'two', { exposes: ['CartPage'] });
    await writeFiles(dist('cafe'), { 'client/mf-manifest.json': { exposes: [{ name: 'CartPage' }] } });
    await expect(release({ dataDir, name: 'cafe', dist: dist('cafe'), now })).rejects.toThrow(
      'cafe cannot be released: it lacks MenuPage, which the shell shows at /menu',
    );
    expect(await liveCafe()).toBe(one);
    expect(await readdir(join(dataDir, 'releases/cafe'))).toEqual([one]);
  });

  test('a remote without a page that the canary of the shell shows is refused, if the live remote has it', async () => {
    await releaseShell(menuAt('/food'));
    await fakeRemote(dist('cafe'), 'one', { exposes: ['MenuPage', 'CartPage'] });
    const both = { 'client/mf-manifest.json': { exposes: [{ name: 'MenuPage' }, { name: 'CartPage' }] } };
    await writeFiles(dist('cafe'), both);
    await release({ dataDir, name: 'cafe', dist: dist('cafe'), now });
    await releaseShell(menuAt('/cart', 'CartPage'), { weight: 10 });
    await expect(releaseCafe('two')).rejects.toThrow(
      'under the canary of the shell: it lacks CartPage, which the shell shows at /cart',
    );
  });

  test('a remote may mend one thing while another is still broken', async () => {
    await releaseCafe('one');
    await releaseShell(menuAt('/menu'));
    const file = releasePaths.registry(dataDir);
    const { parts } = JSON.parse(await readFile(file, 'utf8'));
    const shell = join(releasePaths.release(dataDir, 'shell', parts.shell.live), 'shell.json');
    const manifest = JSON.parse(await readFile(shell, 'utf8'));
    manifest.routes = menuAt('/tea', 'TeaPage').routes;
    await writeFile(shell, JSON.stringify(manifest));
    const lacks = 'it lacks TeaPage, which the shell shows at /tea';
    expect(await releaseCafe('two')).toMatchObject({ state: 'released', warnings: [lacks] });
  });

  test('a remote that the next rollback of the shell would break goes live with a warning', async () => {
    const { release: one } = await releaseShell(menuAt('/tea', 'TeaPage'));
    await releaseShell(menuAt('/menu'));
    expect(await releaseCafe('one')).toMatchObject({
      state: 'released',
      warnings: [`after a rollback of the shell to ${one}: it lacks TeaPage, which the shell shows at /tea`],
    });
  });

  test('a shell that stops a remote is refused with the name of the remote', async () => {
    const { release: one } = await releaseShell();
    await releaseCafe('one');
    await expect(releaseShell(NEXT_MAJOR)).rejects.toThrow(`shell cannot be released: ${unmet}`);
    await expect(releaseShell(menuAt('/tea', 'TeaPage'))).rejects.toThrow(
      'cafe: it lacks TeaPage, which the shell shows at /tea',
    );
    expect(await live('shell')).toBe(one);
  });

  test('with a reason it goes out as a canary, which is then not promoted', async () => {
    const { release: one } = await releaseShell();
    await releaseCafe('one');
    const options = { weight: 10, anyway: 'to try it with staff' };
    const where = 'cafe: under the canary of the shell: it requires @storefront/shared ^1.0.0, the shell has';
    const { release: two, state, warnings } = await releaseShell(NEXT_MAJOR, options);
    expect({ state, warnings }).toEqual({ state: 'canary', warnings: [`${where} 2.0.0`] });
    expect((await readRegistry(dataDir)).parts.shell?.events?.at(-1)).toMatchObject({
      action: 'canary',
      release: two,
      reason: 'to try it with staff',
    });
    await expect(promote({ dataDir, name: 'shell', now })).rejects.toThrow(unmet);
    expect(await live('shell')).toBe(one);
  });

  test('builds that fit each other only go live together, and go back together', async () => {
    const { release: shell } = await releaseShell();
    const { release: cafe } = await releaseCafe('one');
    await fakeShell(dist('shell'), NEXT_MAJOR);
    await fakeRemote(dist('cafe'), 'two', { requires: { '@storefront/shared': '^2.0.0' } });
    const builds = ['shell', 'cafe'].map((name) => ({ name, dist: dist(name) }));
    for (const build of builds)
      await expect(release({ dataDir, now, ...build })).rejects.toThrow('@storefront/shared');
    const results = await releaseTogether(builds, { dataDir, now });
    expect(results).toMatchObject([
      { name: 'shell', state: 'released' },
      { name: 'cafe', state: 'released', warnings: [] },
    ]);
    expect([await live('shell'), await live('cafe')]).toEqual(results.map((one) => one.release));
    expect(results[0]?.warnings).toEqual([
      `cafe: after a rollback of the shell to ${shell}: it requires @storefront/shared ^2.0.0, the shell has 1.0.0`,
    ]);
    for (const { name } of builds)
      await expect(rollback({ dataDir, name, now })).rejects.toThrow('does not fit');
    await rollbackTogether(['shell', 'cafe'], { dataDir, now });
    expect([await live('shell'), await live('cafe')]).toEqual([shell, cafe]);
  });

  test('over a major: first remotes that run with both, then the shell; nothing stops in between', async () => {
    await releaseShell();
    await releaseCafe('one');
    await fakeRemote(dist('cafe'), 'both', { requires: { '@storefront/shared': '^1.0.0 || ^2.0.0' } });
    await release({ dataDir, name: 'cafe', dist: dist('cafe'), now });
    expect(await releaseShell(NEXT_MAJOR)).toMatchObject({ state: 'released', warnings: [] });
    await fakeRemote(dist('cafe'), 'next', { requires: { '@storefront/shared': '^2.0.0' } });
    expect(await release({ dataDir, name: 'cafe', dist: dist('cafe'), now })).toMatchObject({
      state: 'released',
    });
  });

  test('a rollback passes over a release that would break another part, and says why', async () => {
    const { release: one } = await releaseShell({ provides: { '@storefront/shared': '1.2.0' } });
    const { release: two } = await releaseShell({ provides: { '@storefront/shared': '1.1.0' } });
    const { release: three } = await releaseShell({ provides: { '@storefront/shared': '1.3.0' } });
    await fakeRemote(dist('cafe'), 'one', { requires: { '@storefront/shared': '^1.2.0' } });
    await release({ dataDir, name: 'cafe', dist: dist('cafe'), now });
    const reason = `shell ${two} does not fit: cafe: it requires @storefront/shared ^1.2.0, the shell has 1.1.0`;
    await expect(rollback({ dataDir, name: 'shell', to: two, now })).rejects.toThrow(reason);
    expect(await rollback({ dataDir, name: 'shell', now })).toEqual({
      name: 'shell',
      from: three,
      to: one,
      warnings: [reason],
    });
  });
});

describe('a rollback', () => {
  test('restores the previous live release', async () => {
    const first = await releaseCafe('one');
    const second = await releaseCafe('two');
    expect(await rollback({ dataDir, name: 'cafe', now })).toEqual({
      name: 'cafe',
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

test('C323: a registry of an older program is read, and goes on from there; what a later one adds is ignored', async () => {
  const first = await releaseCafe('one');
  await releaseCafe('two');
  const file = releasePaths.registry(dataDir);
  const { parts } = JSON.parse(await readFile(file, 'utf8'));
  parts.cafe.events = undefined;
  parts.cafe.later = { unknown: true };
  await writeFile(file, JSON.stringify({ parts }));
  await rollback({ dataDir, name: 'cafe', now, by: 'asha' });
  const cafe = (await readRegistry(dataDir)).parts.cafe;
  expect(cafe?.live).toBe(first.release);
  expect(cafe?.events).toEqual([
    { at: expect.any(String), action: 'rolled back', release: first.release, by: 'asha' },
  ]);
});

test('C321: a release without source maps gets those of the same build with them, and keeps its name', async () => {
  const { release: id } = await releaseCafe('one');
  await writeFiles(dist('cafe'), { 'maps/assets/menu.1.js.map': { version: 3 } });
  const again = await release({ dataDir, name: 'cafe', dist: dist('cafe'), now });
  expect(again).toMatchObject({ release: id, state: 'already live' });
  expect(await readdir(join(dataDir, 'releases/cafe', id, 'maps/assets'))).toEqual(['menu.1.js.map']);
});

test('the overview shows the live release, since when, and the rollback target', async () => {
  const first = await releaseCafe('one');
  const second = await releaseCafe('two');
  const since = new Date(clock).toISOString();
  expect(await listReleases({ dataDir })).toEqual([
    {
      isOpened: true,
      name: 'cafe',
      damages: [],
      live: second.release,
      since,
      canary: null,
      previous: first.release,
      entry: null,
      source: null,
      retired: null,
      releases: [
        expect.objectContaining({ release: first.release, until: since }),
        expect.objectContaining({ release: second.release }),
      ],
      history: [
        { at: expect.any(String), action: 'released', release: first.release },
        { at: since, action: 'released', release: second.release },
      ],
    },
  ]);
});

test('a damaged registry is reported, never overwritten', async () => {
  await releaseCafe('one');
  const file = join(dataDir, 'registry.json');
  await writeFile(file, '{"parts": {"cafe": {"live": "../../etc"}}}');
  await expect(releaseCafe('two')).rejects.toThrow(file);
  expect(await readFile(file, 'utf8')).toContain('../../etc');
});
