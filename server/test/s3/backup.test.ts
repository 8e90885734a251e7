import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@storefront/http/object-store';
import { restorePictures, savePictures } from '../../src/operations/save-pictures';
import { createBucketMediaStore } from '../../src/platform/media/bucket-media-store';
import { bucketOf, newBucketUrl } from './test-bucket';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('C369: a backup has the pictures of the bucket, and restores them into another', async () => {
  const [before, after] = [bucketOf(newBucketUrl()), bucketOf(newBucketUrl())];
  const store = createBucketMediaStore(openObjectStore(before));
  for (const name of ['a-320.webp', 'a.json']) await store.put(name, Buffer.from(name));
  const shop = { dataDir: join(folder, 'none'), databaseUrl: null };
  expect(await savePictures({ ...shop, mediaStore: before }, folder)).toBe(2);
  expect(await readdir(join(folder, 'media'))).toEqual(['a-320.webp', 'a.json']);
  expect(await restorePictures({ ...shop, mediaStore: after }, folder)).toBe(2);
  const restored = createBucketMediaStore(openObjectStore(after));
  expect((await restored.read('a-320.webp'))?.toString()).toBe('a-320.webp');
});

test('C369: a bucket that cannot be read fails the backup with what to check', async () => {
  const mediaStore = { ...bucketOf(newBucketUrl()), secretAccessKey: 'wrong' };
  await expect(
    savePictures({ dataDir: folder, databaseUrl: null, mediaStore }, folder),
  ).rejects.toMatchObject({
    name: 'OperationsError',
    message: expect.stringContaining('check AWS_SECRET_ACCESS_KEY'),
  });
});
