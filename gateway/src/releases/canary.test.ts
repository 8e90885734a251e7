import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote, fakeShell, writeFiles } from '../../test/support/fake-build';
import { firstBucket, seenRegistry } from './canary-share';
import { listReleases } from './list-releases';
import { promote } from './promote';
import { readRegistry } from './read-registry';
import { release } from './release';
import { rollback } from './rollback';

let dataDir: string;
let clock = Date.UTC(2026, 0, 1);
const now = () => {
  clock += 1000;
  return clock;
};
const last = () => new Date(clock).toISOString();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'canary-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function releaseCafe(
  script: string,
  options: { weight?: number; onlyNew?: boolean; isDryRun?: boolean } = {},
) {
  const dist = join(dataDir, 'dist');
  await rm(dist, { recursive: true, force: true });
  await fakeRemote(dist, script);
  return release({ dataDir, name: 'cafe', dist, now, ...options });
}

const cafe = async () => (await listReleases({ dataDir }))[0];
const go = (step: typeof promote) => step({ dataDir, name: 'cafe', now });

test('a canary runs beside the live release, with weight and start time; a rollback ends it', async () => {
  const { release: one } = await releaseCafe('one');
  const { release: two, state } = await releaseCafe('two', { weight: 10 });
  const since = last();
  expect(state).toBe('canary');
  expect(await cafe()).toMatchObject({
    live: one,
    canary: { release: two, weight: 10, since, bucket: expect.any(Number) },
    previous: one,
  });
  await releaseCafe('two', { weight: 50 });
  expect(await cafe()).toMatchObject({ canary: { release: two, weight: 50, since } });
  expect(await go(rollback)).toMatchObject({ from: two, to: one });
  expect(await cafe()).toMatchObject({ live: one, canary: null, previous: null });
});

test.each([
  ['promoted', () => go(promote)],
  ['released again without a weight', () => releaseCafe('two')],
])(
  'a canary that is %s is live for all, and a rollback restores the previous live release',
  async (_, step) => {
    const { release: one } = await releaseCafe('one');
    const { release: two } = await releaseCafe('two', { weight: 10 });
    await step();
    expect(await cafe()).toMatchObject({ live: two, since: last(), canary: null, previous: one });
  },
);

test('another canary replaces it, another release ends it; a rollback restores neither', async () => {
  const { release: one } = await releaseCafe('one');
  await releaseCafe('two', { weight: 10 });
  const { release: three } = await releaseCafe('three', { weight: 20 });
  expect(await cafe()).toMatchObject({ live: one, canary: { release: three, weight: 20 } });
  const { release: four } = await releaseCafe('four');
  expect(await cafe()).toMatchObject({ live: four, canary: null, previous: one });
});

test('a start neither promotes a canary nor restarts an ended one', async () => {
  const { release: one } = await releaseCafe('one');
  await releaseCafe('two', { weight: 10 });
  expect(await releaseCafe('two', { onlyNew: true })).toMatchObject({ state: 'known' });
  await go(rollback);
  expect(await releaseCafe('two', { onlyNew: true })).toMatchObject({ state: 'known' });
  expect(await cafe()).toMatchObject({ live: one, canary: null });
});

test('C481: a shell that does not fit the canary of a remote is refused', async () => {
  const shell = join(dataDir, 'shell');
  const releaseShell = async (shared: string) => {
    await fakeShell(shell, { provides: { '@storefront/shared': shared } });
    return release({ dataDir, name: 'shell', dist: shell, now });
  };
  await releaseShell('1.0.0');
  const dist = join(dataDir, 'dist');
  await fakeRemote(dist, 'one', { requires: { '@storefront/shared': '^1.0.0 || ^2.0.0' } });
  await release({ dataDir, name: 'cafe', dist, now });
  await releaseCafe('two', { weight: 10 });
  await expect(releaseShell('2.0.0')).rejects.toThrow(
    'cafe: it requires @storefront/shared ^1.0.0, the shell has 2.0.0',
  );
});

test('C494: what is live already needs no canary, and ends another one', async () => {
  const { release: one } = await releaseCafe('one');
  expect(await releaseCafe('one', { weight: 10 })).toMatchObject({ release: one, state: 'already live' });
  await expect(go(promote)).rejects.toThrow('cafe has no canary');
  const { release: two } = await releaseCafe('two', { weight: 10 });
  expect(await releaseCafe('one', { weight: 10 })).toMatchObject({ state: 'already live' });
  expect(await cafe()).toMatchObject({
    live: one,
    canary: null,
    history: expect.arrayContaining([expect.objectContaining({ action: 'canary ended', release: two })]),
  });
});

test('C494: the same canary with the same weight changes nothing', async () => {
  await releaseCafe('one');
  await releaseCafe('two', { weight: 10 });
  const before = await readRegistry(dataDir);
  expect(await releaseCafe('two', { weight: 10 })).toMatchObject({ state: 'canary' });
  expect(await readRegistry(dataDir)).toEqual(before);
});

test('releasing or promoting a withdrawn release gives a warning', async () => {
  await releaseCafe('one');
  await releaseCafe('two');
  await go(rollback);
  const at = last();
  const warnings = [`visitors had it before, and it was withdrawn on ${at}`];
  expect(await releaseCafe('two', { weight: 10 })).toMatchObject({ state: 'canary', warnings });
  expect(await go(promote)).toMatchObject({ warnings });
  expect(await releaseCafe('three')).toMatchObject({ warnings: [] });
});

test('C487: the first release of a new remote can be a canary: only its share sees it, and it ends or opens', async () => {
  const { release: one, state } = await releaseCafe('one', { weight: 10 });
  expect(state).toBe('canary');
  const { parts } = await readRegistry(dataDir);
  const bucket = firstBucket('cafe', { release: one });
  const seen = (at: number | null) => seenRegistry({ parts }, at).parts.cafe?.live;
  expect([seen(bucket), seen((bucket + 9) % 100), seen((bucket + 10) % 100), seen(null)]).toEqual([
    one,
    one,
    undefined,
    undefined,
  ]);
  await go(rollback);
  expect(await cafe()).toMatchObject({ canary: null, retired: expect.any(String) });
  const { release: two } = await releaseCafe('two', { weight: 10 });
  expect(await cafe()).toMatchObject({ canary: { release: two }, isOpened: false, retired: null });
  await go(promote);
  expect(await cafe()).toMatchObject({ live: two, canary: null, isOpened: true });
  expect(seenRegistry(await readRegistry(dataDir), null).parts.cafe?.live).toBe(two);
});

test('C488: a dry run judges and says what would be, and changes nothing', async () => {
  const { release: one } = await releaseCafe('one');
  const { release: two, state } = await releaseCafe('two', { isDryRun: true });
  expect(state).toBe('released');
  expect(two).not.toBe(one);
  expect(await cafe()).toMatchObject({ live: one });
  expect(await readdir(join(dataDir, 'releases/cafe'))).toEqual([one]);
  await releaseCafe('two');
  await rollback({ dataDir, name: 'cafe', now, isDryRun: true });
  expect(await cafe()).toMatchObject({ live: two });
});

test('C486: a refusal names the file of a build, not the folder of its draft', async () => {
  await writeFiles(join(dataDir, 'dist'), { 'remote.json': 'no JSON' });
  const refused = release({ dataDir, name: 'cafe', dist: join(dataDir, 'dist'), now });
  await expect(refused).rejects.toThrow(/^remote\.json is not JSON$/);
});
