import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote, fakeShell } from '../../test/support/fake-build';
import { seenRegistry } from './canary-share';
import { promoteTogether } from './promote';
import { readRegistry } from './read-registry';
import { releaseTogether } from './release';
import { rollbackTogether } from './rollback';

let dataDir: string;
let clock = Date.UTC(2026, 0, 1);
const now = () => {
  clock += 1000;
  return clock;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'canaries-'));
  await build('1.4.0');
  await releaseAll(['shell', 'cafe']);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const dist = (name: string) => join(dataDir, name);

/** Builds shell and cafe against a version of shared: the remote needs at least this one. */
async function build(version: string, script = `'${version}'`): Promise<void> {
  for (const name of ['shell', 'cafe']) await rm(dist(name), { recursive: true, force: true });
  await fakeShell(dist('shell'), { provides: { '@storefront/shared': version } });
  await fakeRemote(dist('cafe'), script, { requires: { '@storefront/shared': `^${version}` } });
}

const releaseAll = (names: readonly string[], weight?: number) =>
  releaseTogether(
    names.map((name) => ({ name, dist: dist(name) })),
    { dataDir, now, weight },
  );

/** Returns how many of a hundred buckets see each pair of shell and cafe, by whether it is the live release. */
async function seenPairs(): Promise<Record<string, number>> {
  const registry = await readRegistry(dataDir);
  const counts: Record<string, number> = {};
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const { shell, cafe } = seenRegistry(registry, bucket).parts;
    const isLive = (name: string, seen: string | undefined) => seen === registry.parts[name]?.live;
    const pair = [isLive('shell', shell?.live), isLive('cafe', cafe?.live)]
      .map((live) => (live ? 'live' : 'canary'))
      .join(' ');
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  return counts;
}

test('C494: a shell and a remote that needs it are a canary of the same visitors', async () => {
  await build('1.5.0');
  await expect(releaseAll(['cafe'], 10)).rejects.toThrow('requires @storefront/shared ^1.5.0');
  await releaseAll(['shell', 'cafe'], 10);
  expect(await seenPairs()).toEqual({ 'canary canary': 10, 'live live': 90 });
  await releaseAll(['shell', 'cafe'], 30);
  expect(await seenPairs()).toEqual({ 'canary canary': 30, 'live live': 70 });
});

test('C494: a later canary of a remote joins that of the shell, and cannot outgrow it', async () => {
  await build('1.5.0');
  await releaseAll(['shell'], 20);
  await expect(releaseAll(['cafe'], 30)).rejects.toThrow('requires @storefront/shared ^1.5.0');
  await releaseAll(['cafe'], 10);
  expect(await seenPairs()).toEqual({ 'canary canary': 10, 'canary live': 10, 'live live': 80 });
  await build('1.5.0', 'mended');
  await releaseAll(['cafe'], 20);
  expect(await seenPairs()).toEqual({ 'canary canary': 20, 'live live': 80 });
});

test('C494: they go live, or end, in one step; alone, neither breaks the other', async () => {
  await build('1.5.0');
  await releaseAll(['shell', 'cafe'], 10);
  const switchTo = { dataDir, now };
  await expect(promoteTogether(['cafe'], switchTo)).rejects.toThrow('requires @storefront/shared ^1.5.0');
  await expect(rollbackTogether(['shell'], switchTo)).rejects.toThrow('requires @storefront/shared ^1.5.0');
  await rollbackTogether(['shell', 'cafe'], switchTo);
  expect(await seenPairs()).toEqual({ 'live live': 100 });

  await releaseAll(['shell', 'cafe'], 10);
  const done = await promoteTogether(['shell', 'cafe'], switchTo);
  expect(done.map(({ name }) => name)).toEqual(['shell', 'cafe']);
  const { parts } = await readRegistry(dataDir);
  expect(parts).toMatchObject({ shell: { live: done[0]?.to }, cafe: { live: done[1]?.to } });
  expect(parts.cafe).not.toHaveProperty('canary');
});
