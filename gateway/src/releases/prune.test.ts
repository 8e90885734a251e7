import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote } from '../../test/support/fake-build';
import { announceRegistry } from './other-registries';
import { prune } from './prune';
import { readRegistry } from './read-registry';
import { release } from './release';
import { rollback } from './rollback';

const DAY = 24 * 60 * 60 * 1000;
let dataDir: string;
let today: number;
const now = () => today;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prune-'));
  today = Date.UTC(2026, 0, 1);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function releaseCafe(script: string, options: { weight?: number; onlyNew?: boolean } = {}) {
  const dist = join(dataDir, 'dist');
  await rm(dist, { recursive: true, force: true });
  await fakeRemote(dist, script);
  return (await release({ dataDir, name: 'cafe', dist, now, ...options })).release;
}

const kept = async () => (await readdir(join(dataDir, 'releases/cafe'))).sort();
const pruneAll = async (options: { registry?: string; isDryRun?: boolean } = {}) =>
  (await prune({ dataDir, registry: null, now, ...options })).map(({ release }) => release).sort();

/** A release a day, and then as many days in which nothing happens. */
async function releaseDaily(scripts: readonly string[], quiet = 0): Promise<string[]> {
  const ids: string[] = [];
  for (const script of scripts) {
    ids.push(await releaseCafe(script));
    today += DAY;
  }
  today += (quiet - 1) * DAY;
  return ids;
}

test('keeps the live release, two targets of a rollback and releases live within seven days; removes the others', async () => {
  const ids = await releaseDaily(['a', 'b', 'c', 'd', 'e'], 7);
  // d was live until seven days ago, c a day longer; both stand behind e.
  expect(await pruneAll()).toEqual(ids.slice(0, 2).sort());
  expect(await kept()).toEqual(ids.slice(2).sort());
  today += 100 * DAY;
  expect(await pruneAll()).toEqual([]);
});

test('a tab opened just before the next release keeps its scripts for seven days', async () => {
  const [a = '', b = ''] = await releaseDaily(['a', 'b', 'c', 'd']);
  today = Date.UTC(2026, 0, 2) + 7 * DAY - 1;
  expect(await pruneAll()).toEqual([]);
  today += 1;
  expect(await pruneAll()).toEqual([a]);
  expect(await kept()).toContain(b);
});

test('a canary is kept while visitors get it', async () => {
  const [a = ''] = await releaseDaily(['a']);
  const canary = await releaseCafe('b', { weight: 10 });
  today += 30 * DAY;
  expect(await pruneAll()).toEqual([]);
  await rollback({ dataDir, name: 'cafe', now });
  today += 7 * DAY;
  expect(await pruneAll()).toEqual([canary]);
  expect(await kept()).toEqual([a]);
});

test('the age of a release restored by a rollback counts from its end, not from its release', async () => {
  const [a = '', b = ''] = await releaseDaily(['a', 'b'], 10);
  await rollback({ dataDir, name: 'cafe', now });
  today += 10 * DAY;
  const c = await releaseCafe('c');
  const d = await releaseCafe('d');
  expect(await pruneAll()).toEqual([b]);
  expect(await kept()).toEqual([a, c, d].sort());
});

test('a removed release is no target of a rollback, and a start does not restore it; a release does', async () => {
  const [a = '', b = '', c = ''] = await releaseDaily(['a', 'b', 'c', 'd'], 10);
  await pruneAll();
  await rollback({ dataDir, name: 'cafe', now });
  expect((await readRegistry(dataDir)).parts.cafe?.live).toBe(c);
  await rollback({ dataDir, name: 'cafe', now });
  expect((await readRegistry(dataDir)).parts.cafe?.live).toBe(b);
  await expect(rollback({ dataDir, name: 'cafe', now })).rejects.toThrow('has no earlier release');
  await releaseCafe('a', { onlyNew: true });
  expect((await readRegistry(dataDir)).parts.cafe?.live).toBe(b);
  expect(await releaseCafe('a')).toBe(a);
  expect(await pruneAll()).not.toContain(a);
});

test('the next prune finishes one that was killed between its two steps', async () => {
  const [a = ''] = await releaseDaily(['a', 'b', 'c', 'd'], 10);
  const registry = await readRegistry(dataDir);
  const [first] = registry.parts.cafe?.history ?? [];
  Object.assign(first ?? {}, { pruned: new Date(today).toISOString() });
  await writeFile(join(dataDir, 'registry.json'), JSON.stringify(registry));
  expect(await pruneAll()).toEqual([a]);
  expect(await kept()).not.toContain(a);
});

test('a dry run lists the same and removes nothing', async () => {
  const [a = ''] = await releaseDaily(['a', 'b', 'c', 'd'], 10);
  const registry = await readFile(join(dataDir, 'registry.json'), 'utf8');
  expect(await pruneAll({ isDryRun: true })).toEqual([a]);
  expect(await kept()).toContain(a);
  expect(await readFile(join(dataDir, 'registry.json'), 'utf8')).toBe(registry);
});

test('drafts of a killed command are removed after a day, unknown folders after a week', async () => {
  await releaseCafe('a');
  today = Date.now();
  const leave = async (name: string, age: number) => {
    const folder = join(dataDir, 'releases/cafe', name);
    await mkdir(folder);
    await utimes(folder, (today - age) / 1000, (today - age) / 1000);
  };
  await leave('.draft-old', DAY + 1000);
  await leave('.draft-new', DAY - 1000);
  await leave('1.0.0-0123456789ab', 7 * DAY + 1000);
  await leave('1.0.0-ba9876543210', 6 * DAY);
  await leave('somebody-elses', 99 * DAY);
  expect(await pruneAll()).toEqual(['.draft-old', '1.0.0-0123456789ab']);
});

describe('nodes with another registry', () => {
  test('keep the releases in it, and its rollback target', async () => {
    const [a = '', b = '', c = ''] = await releaseDaily(['a', 'b', 'c', 'd', 'e', 'f'], 10);
    const other = join(dataDir, 'other.json');
    const since = '2020-01-01T00:00:00Z';
    const history = [a, b].map((id) => ({ release: id, at: since }));
    await writeFile(other, JSON.stringify({ parts: { cafe: { live: b, since, history } } }));
    expect(await pruneAll({ registry: other })).toEqual([c]);
  });

  test('are known by the note of their start', async () => {
    const [a = '', b = '', c = ''] = await releaseDaily(['a', 'b', 'c', 'd', 'e', 'f'], 10);
    const other = join(dataDir, 'other.json');
    const record = { release: a, at: '2020-01-01T00:00:00Z' };
    const cafe = { live: a, since: record.at, history: [record] };
    await writeFile(other, JSON.stringify({ parts: { cafe } }));
    await announceRegistry(dataDir, other);
    expect(await pruneAll()).toEqual([b, c].sort());
    await rm(other);
    await expect(pruneAll()).rejects.toThrow(`the registry ${other} cannot be read`);
  });

  test.each(['not there', 'damaged'])('lose no release while it is %s', async (state) => {
    const ids = await releaseDaily(['a', 'b', 'c'], 10);
    const other = join(dataDir, 'other.json');
    if (state === 'damaged') await writeFile(other, '{');
    await expect(pruneAll({ registry: other })).rejects.toThrow(other);
    expect(await kept()).toEqual([...ids].sort());
  });
});
