import { randomUUID } from 'node:crypto';
import { type BucketSettings, bucketKeys, toBucket } from '@storefront/http/bucket-settings';
import { parseEnv } from '@storefront/http/parse-env';

/**
 * Returns the address of an empty place in the bucket of the tests.
 *
 * @throws Error without a bucket: these tests skip nothing
 */
export function newBucketUrl(): string {
  const named = process.env.TEST_BUCKET;
  if (!named) throw new Error('These tests need a bucket: npm test -- s3, or TEST_BUCKET=s3://… npx jest …');
  const url = new URL(named);
  url.pathname = `/test-${randomUUID()}`;
  return url.href;
}

/** Returns the settings of a place in the bucket of the tests. */
export function bucketOf(url: string): BucketSettings {
  const settings = toBucket('TEST_BUCKET', url, parseEnv(bucketKeys, process.env), process.env);
  if (settings === null) throw new Error('no bucket');
  return settings;
}
