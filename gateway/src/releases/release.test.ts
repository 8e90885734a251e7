import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote, fakeShell, writeFiles } from '../../test/support/fake-build';
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
      name: 'cafe',
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
