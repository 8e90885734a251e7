import { openObjectStore } from '@storefront/http/object-store';
import { type FaultyBucket, startFaultyBucket } from './faulty-bucket';
import { bucketOf, newBucketUrl } from './test-bucket';

const faulty: FaultyBucket[] = [];
afterEach(() => Promise.all(faulty.splice(0).map((bucket) => bucket.close())));

async function faultyBucket(url: string): Promise<FaultyBucket> {
  const bucket = await startFaultyBucket(url);
  faulty.push(bucket);
  return bucket;
}

const JSON_TYPE = { type: 'application/json' };
const bytesOf = (text: string) => Buffer.from(text);

const open = () => openObjectStore(bucketOf(newBucketUrl()));

test('an object is read, listed, replaced and removed by its key', async () => {
  const store = open();
  expect(await store.read('media/a.webp')).toBeNull();
  await store.write('media/a.webp', bytesOf('first'), { type: 'image/webp' });
  await store.write('media/a.webp', bytesOf('second'), { type: 'image/webp' });
  await store.write('media/b.json', bytesOf(''), JSON_TYPE);
  await store.write('other/c', bytesOf('x'), JSON_TYPE);
  expect((await store.read('media/a.webp'))?.bytes.toString()).toBe('second');
  expect((await store.list('media/')).map(({ key, bytes }) => [key, bytes])).toEqual([
    ['media/a.webp', 6],
    ['media/b.json', 0],
  ]);
  await store.remove('media/a.webp');
  await store.remove('media/a.webp');
  expect([await store.has('media/a.webp'), await store.has('media/b.json')]).toEqual([false, true]);
});

test('a list has every object, beyond the thousand of one answer', async () => {
  const store = open();
  const keys = Array.from({ length: 1_003 }, (_, index) => `n/${String(index).padStart(4, '0')}`);
  for (let from = 0; from < keys.length; from += 50)
    await Promise.all(keys.slice(from, from + 50).map((key) => store.write(key, bytesOf('x'), JSON_TYPE)));
  expect((await store.list('n/')).map(({ key }) => key)).toEqual(keys);
});

test('C367: an object is replaced only by who read its last bytes', async () => {
  const store = open();
  expect(await store.replace('registry.json', bytesOf('1'), JSON_TYPE, null)).toBe(true);
  expect(await store.replace('registry.json', bytesOf('x'), JSON_TYPE, null)).toBe(false);
  const first = await store.read('registry.json');
  if (first === null) throw new Error('nothing was written');
  expect(await store.readNewer('registry.json', first.etag)).toBe('same');
  expect(await store.replace('registry.json', bytesOf('2'), JSON_TYPE, first.etag)).toBe(true);
  expect(await store.replace('registry.json', bytesOf('y'), JSON_TYPE, first.etag)).toBe(false);
  expect(await store.readNewer('registry.json', first.etag)).toMatchObject({ bytes: bytesOf('2') });
});

test('C367: of many that replace an object at the same time, one does', async () => {
  const store = open();
  const race = async (etag: string | null) => {
    const tries = Array.from({ length: 12 }, (_, index) =>
      store.replace('registry.json', bytesOf(`${etag} ${index}`), JSON_TYPE, etag),
    );
    return (await Promise.all(tries)).filter(Boolean).length;
  };
  expect(await race(null)).toBe(1);
  const { etag = '' } = (await store.read('registry.json')) ?? {};
  expect(await race(etag)).toBe(1);
});

test('C368: a lost answer is no lost write: who replaced an object knows it', async () => {
  const url = newBucketUrl();
  const bucket = await faultyBucket(url);
  const store = openObjectStore(bucketOf(bucket.url));
  bucket.failNext('after');
  expect(await store.replace('registry.json', bytesOf('1'), JSON_TYPE, null)).toBe(true);
  const { etag = '' } = (await store.read('registry.json')) ?? {};
  bucket.failNext('before');
  expect(await store.replace('registry.json', bytesOf('2'), JSON_TYPE, etag)).toBe(true);
  bucket.failNext('before');
  expect(await store.replace('registry.json', bytesOf('3'), JSON_TYPE, etag)).toBe(false);
  expect((await store.read('registry.json'))?.bytes.toString()).toBe('2');
});

test('C368: a bucket that fails once is asked again; one that stays away is named, without its key', async () => {
  const bucket = await faultyBucket(newBucketUrl());
  const store = openObjectStore(bucketOf(bucket.url));
  bucket.failNext('before');
  await store.write('a', bytesOf('1'), JSON_TYPE);
  bucket.failNext('before');
  expect((await store.read('a'))?.bytes.toString()).toBe('1');
  await bucket.close();
  const error = await store.read('a').catch((found: unknown) => found);
  expect(error).toMatchObject({ name: 'ObjectStoreError', isTransient: true });
  expect(String(error)).toContain(`${store.address} at http://127.0.0.1:`);
  expect(String(error)).not.toContain(process.env.AWS_SECRET_ACCESS_KEY);
});

test.each([
  ['secretAccessKey', 'wrong', 'check AWS_SECRET_ACCESS_KEY'],
  ['accessKeyId', 'nobody', 'check AWS_ACCESS_KEY_ID'],
])('C368: a wrong %s is an error that says what to check', async (name, value, advice) => {
  const store = openObjectStore({ ...bucketOf(newBucketUrl()), [name]: value });
  await expect(store.read('a')).rejects.toMatchObject({
    isTransient: false,
    message: expect.stringContaining(advice),
  });
});

test('C368: a missing bucket is an error, and not an object that is missing', async () => {
  const { endpoint, ...settings } = bucketOf(newBucketUrl());
  const store = openObjectStore({ ...settings, endpoint: `${endpoint}-gone` });
  await expect(store.read('a')).rejects.toThrow('create the bucket');
  await expect(store.list('a')).rejects.toThrow('create the bucket');
  await expect(store.replace('a', bytesOf(''), JSON_TYPE, null)).rejects.toThrow('create the bucket');
});
