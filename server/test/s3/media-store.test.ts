import { openObjectStore } from '@storefront/http/object-store';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { createBucketMediaStore } from '../../src/platform/media/bucket-media-store';
import { createMediaService } from '../../src/platform/media/media-service';
import { openMediaStore } from '../../src/platform/media/open-media-store';
import { photograph } from '../support/photograph';
import { type FaultyBucket, startFaultyBucket } from './faulty-bucket';
import { bucketOf, newBucketUrl } from './test-bucket';

const faulty: FaultyBucket[] = [];
afterEach(() => Promise.all(faulty.splice(0).map((bucket) => bucket.close())));

async function faultyBucket(url: string): Promise<FaultyBucket> {
  const bucket = await startFaultyBucket(url);
  faulty.push(bucket);
  return bucket;
}

const openStore = (url: string) => createBucketMediaStore(openObjectStore(bucketOf(url)));

test('C366: files are stored, replaced, listed by ending and removed', async () => {
  const store = openStore(newBucketUrl());
  expect([await store.read('ab.json'), await store.has('ab.json')]).toEqual([null, false]);
  await store.put('ab.json', Buffer.from('old'));
  await store.put('ab.json', Buffer.from('new'));
  for (const name of ['b.original', 'a.original']) await store.put(name, Buffer.from('x'));
  expect((await store.read('ab.json'))?.toString()).toBe('new');
  expect(await store.list('.original')).toEqual(['a.original', 'b.original']);
  await store.remove('a.original');
  expect([await store.has('a.original'), await store.has('b.original')]).toEqual([false, true]);
});

test('C366: what one node ingests, another node finds and continues', async () => {
  const url = newBucketUrl();
  const here = createMediaService({ store: openStore(url), avif: true, restMs: 60_000 });
  const picture = await here.ingest(await photograph({ width: 700, height: 500 }).jpeg().toBuffer());
  await here.close();
  const completed: string[] = [];
  const there = createMediaService({
    store: openStore(url),
    avif: true,
    restMs: 60_000,
    onCompleted: async (pictures) => void completed.push(...pictures.map(({ base }) => base)),
  });
  expect(await there.find(picture.base)).toEqual(picture);
  await there.resume();
  await there.flushBackground();
  await there.close();
  expect(completed).toEqual([picture.base]);
  const types = (await there.find(picture.base))?.sources.map(({ type }) => type);
  expect(types).toEqual(['image/avif', 'image/webp']);
});

test('C366: a picture that was sent once needs no bucket', async () => {
  const url = newBucketUrl();
  const bucket = await faultyBucket(url);
  const store = openStore(bucket.url);
  const name = `${'a'.repeat(20)}-320.webp`;
  await openStore(url).put(name, Buffer.from('picture'));
  await store.read(name);
  await bucket.close();
  expect((await store.read(name))?.toString()).toBe('picture');
});

test.each(['../secret', 'a/b.webp', '.hidden', ''])('P64: refuses the name %j', async (name) => {
  await expect(openStore(newBucketUrl()).read(name)).rejects.toThrow('Not a media name');
});

test('C366: a bucket that nobody may use stops the start; one that does not answer stops nothing', async () => {
  const settings = bucketOf(newBucketUrl());
  const wrong = { ...settings, secretAccessKey: 'wrong' };
  await expect(openMediaStore({ mediaStore: wrong, dataDir: '/none' })).rejects.toMatchObject({
    name: 'EnvError',
    message: expect.stringMatching(/^MEDIA_STORE cannot be used: .*check AWS_SECRET_ACCESS_KEY/),
  });
  const bucket = await faultyBucket(newBucketUrl());
  const away = bucketOf(bucket.url);
  await bucket.close();
  expectConsoleError(/^MEDIA_STORE does not answer; pictures are missing until it does:/);
  await openMediaStore({ mediaStore: away, dataDir: '/none' });
});
