import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@storefront/http/object-store';
import { bucketSource } from '../../../gateway/src/releases/bucket-source';
import { listReleases } from '../../../gateway/src/releases/list-releases';
import { promote } from '../../../gateway/src/releases/promote';
import { prune } from '../../../gateway/src/releases/prune';
import { pullReleases } from '../../../gateway/src/releases/pull-releases';
import { release } from '../../../gateway/src/releases/release';
import { openReleaseBucket } from '../../../gateway/src/releases/release-bucket';
import { bringBack, retire } from '../../../gateway/src/releases/retire';
import { rollback } from '../../../gateway/src/releases/rollback';
import { fakeRemote, fakeShell } from '../../../gateway/test/support/fake-build';
import { startFaultyBucket } from './faulty-bucket';
import { bucketOf, newBucketUrl } from './test-bucket';

const DAY = 24 * 60 * 60 * 1000;

let base: string;
let address: string;
let releaseStore: ReturnType<typeof bucketOf>;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'bucket-releases-'));
  address = newBucketUrl();
  releaseStore = bucketOf(address);
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** A machine with a disk of its own. */
const machine = (disk: string) => ({ dataDir: join(base, disk), releaseStore });

const bucketAt = (disk: string) => {
  const bucket = openReleaseBucket(machine(disk));
  if (!bucket) throw new Error('no bucket');
  return bucket;
};

async function buildCafe(script: string, overrides = {}): Promise<string> {
  const dist = join(base, 'dist', script);
  await fakeRemote(dist, script, overrides);
  return dist;
}

interface Options {
  readonly disk?: string;
  readonly now?: () => number;
  readonly weight?: number;
}

async function releaseCafe(script: string, { disk = 'team', now = Date.now, ...options }: Options = {}) {
  const dist = await buildCafe(script);
  return (await release({ ...machine(disk), name: 'cafe', dist, now, ...options })).release;
}

async function releaseShell(disk: string): Promise<void> {
  const dist = join(base, 'dist-shell');
  await fakeShell(dist);
  await release({ ...machine(disk), name: 'shell', dist, now: Date.now });
}

/** Returns the releases of a disk, without those that are on their way to it. */
async function releasesOn(disk: string): Promise<string[]> {
  const names = await readdir(join(base, disk, 'releases/cafe')).catch((): string[] => []);
  return names.filter((name) => !name.startsWith('.'));
}
const inBucket = async () => (await bucketAt('any').list()).map(({ name, release: id }) => `${name} ${id}`);

test('C370: a release on an empty disk is judged by the live shell of the bucket', async () => {
  await releaseShell('first');
  const dist = await buildCafe('one', { requires: { '@storefront/shared': '^9.0.0' } });
  await expect(release({ ...machine('other'), name: 'cafe', dist, now: Date.now })).rejects.toThrow(
    /cafe cannot be released: .*@storefront\/shared/,
  );
  expect(await inBucket()).toEqual([expect.stringMatching(/^shell /)]);
});

test('C370: without all its files in the bucket no release is in the registry', async () => {
  const bucket = await startFaultyBucket(address);
  bucket.refuseWrites('menu.1.js');
  const dist = await buildCafe('one');
  const place = { dataDir: join(base, 'team'), releaseStore: bucketOf(bucket.url) };
  const failure = await release({ ...place, name: 'cafe', dist, now: Date.now }).catch(String);
  await bucket.close();
  expect(failure).toMatch(/^ObjectStoreError: .* cannot write releases\/cafe\/.*\/menu\.1\.js/);
  expect(await bucketAt('other').readRegistry()).toBeNull();
  await releaseCafe('one');
  expect(Object.keys((await bucketAt('other').readRegistry())?.registry.parts ?? {})).toEqual(['cafe']);
});

test('C371: markers of folders, which consoles and tools write, are no files of a release', async () => {
  const id = await releaseCafe('one');
  const objects = openObjectStore(releaseStore);
  for (const marker of ['', 'client/'])
    await objects.write(`releases/cafe/${id}/${marker}`, Buffer.alloc(0), { type: 'text/plain' });
  await pullReleases(machine('node'));
  expect(await releasesOn('node')).toEqual([id]);
});

test('C371: a release of which one file cannot be read leaves nothing on the disk', async () => {
  const id = await releaseCafe('one');
  const bucket = await startFaultyBucket(address);
  bucket.refuseReads('menu.1.js');
  const place = { dataDir: join(base, 'node'), releaseStore: bucketOf(bucket.url) };
  await expect(openReleaseBucket(place)?.fetch('cafe', id)).rejects.toThrow(/cannot read .*menu\.1\.js/);
  expect(await readdir(join(base, 'node/releases/cafe'))).toEqual([]);
  await bucket.close();
});

test('C370: canary, promotion, rollback and retirement each work from another disk', async () => {
  await releaseShell('first');
  const one = await releaseCafe('one');
  const two = await releaseCafe('two', { weight: 10 });
  const live = async () => (await listReleases(machine('reader'))).find(({ name }) => name === 'cafe');
  expect(await live()).toMatchObject({ live: one, canary: { release: two } });
  const how = { name: 'cafe', now: Date.now };
  await promote({ ...machine('second'), ...how });
  expect(await live()).toMatchObject({ live: two, canary: null, previous: one });
  await rollback({ ...machine('third'), ...how });
  expect((await live())?.live).toBe(one);
  await retire({ ...machine('fourth'), ...how });
  expect((await live())?.retired).not.toBeNull();
  await bringBack({ ...machine('fifth'), ...how });
  expect(await live()).toMatchObject({ live: one, retired: null });
});

test('C370: the first change takes the releases of the folder along into an empty bucket', async () => {
  const folder = { dataDir: join(base, 'team'), name: 'cafe', now: Date.now };
  const one = (await release({ ...folder, dist: await buildCafe('one') })).release;
  const two = (await release({ ...folder, dist: await buildCafe('two') })).release;
  // As a start does: nothing is new.
  await release({ ...folder, releaseStore, onlyNew: true, dist: await buildCafe('two') });
  expect((await inBucket()).sort()).toEqual([`cafe ${one}`, `cafe ${two}`].sort());
  expect((await bucketAt('other').readRegistry())?.registry.parts.cafe?.live).toBe(two);
});

test('C372: a prune removes releases from the bucket and from its own disk, and a node from its own', async () => {
  let today = Date.now() - 60 * DAY;
  const now = () => today;
  const ids: string[] = [];
  for (const script of ['one', 'two', 'three', 'four']) {
    ids.push(await releaseCafe(script, { now }));
    today += DAY;
  }
  const [one = '', two = '', three = '', four = ''] = ids;
  const node = bucketSource(join(base, 'node'), bucketAt('node'), now, () => {});
  await node.current();
  while ((await releasesOn('node')).length < ids.length) await inBucket();
  today += 8 * DAY;
  expect((await prune({ ...machine('team'), registry: null, now })).map(({ release: id }) => id)).toEqual([
    one,
  ]);
  expect(await inBucket()).not.toContain(`cafe ${one}`);
  expect((await releasesOn('team')).sort()).toEqual([two, three, four].sort());
  while ((await node.current()).parts.cafe?.history[0]?.pruned === undefined) {
    today += 5_000;
    await inBucket();
  }
  while ((await releasesOn('node')).includes(one)) await inBucket();
});

test('C371: a release whose files are not whole in the bucket keeps the last one live, and is reported once', async () => {
  const problems: string[] = [];
  let today = Date.now();
  const node = bucketSource(
    join(base, 'node'),
    bucketAt('node'),
    () => today,
    (problem) => {
      problems.push(String(problem));
    },
  );
  const one = await releaseCafe('one');
  expect((await node.current()).parts.cafe?.live).toBe(one);
  const two = await releaseCafe('two');
  const objects = openObjectStore(releaseStore);
  const key = `releases/cafe/${two}/client/assets/menu.1.js`;
  await objects.remove(key);
  for (let look = 0; look < 20 || problems.length === 0; look += 1) {
    today += 5_000;
    expect((await node.current()).parts.cafe?.live).toBe(one);
    await objects.has(key);
  }
  expect(problems).toEqual([expect.stringContaining('does not hold the whole release')]);
  expect(await releasesOn('node')).toEqual([one]);
  await objects.write(key, Buffer.from('two'), { type: 'text/javascript' });
  while ((await node.current()).parts.cafe?.live !== two) {
    today += 5_000;
    await objects.has(key);
  }
  const script = join(base, 'node/releases/cafe', two, 'client/assets/menu.1.js');
  expect(await readFile(script, 'utf8')).toBe('two');
});
