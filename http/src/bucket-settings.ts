import type { z } from 'zod';
import { EnvError, type EnvSource, optionalSecret, optionalText, problemWith } from './parse-env';

/** A bucket of an S3 server, and the key to it. */
export interface BucketSettings {
  /** Address of the server and the bucket, `https://s3.example/shop`. */
  readonly endpoint: string;
  readonly region: string;
  /** What every key begins with; empty, or with a slash at its end. */
  readonly prefix: string;
  /** `s3://bucket/prefix`, for logs. */
  readonly address: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const DEFAULT_REGION = 'us-east-1';
const PARAMETERS = ['endpoint', 'region'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:\/[\w.-]+)*\/?$/;

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

function isBucketUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(value);
  const endpoint = searchParams.get('endpoint');
  return (
    protocol === 's3:' &&
    BUCKET.test(hostname) &&
    PREFIX.test(pathname) &&
    [port, username, password, hash].every((part) => part === '') &&
    [...searchParams.keys()].every((name) => PARAMETERS.includes(name)) &&
    (endpoint === null || isOrigin(endpoint))
  );
}

/** `s3://bucket/prefix?endpoint=https://s3.example&region=…`; null without one. Errors do not repeat it. */
export const optionalBucket = optionalSecret(
  isBucketUrl,
  's3://bucket, with ?endpoint=https://s3.example&region=… for another server than that of AWS; keys are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
);

/** The key to every bucket. */
export const bucketKeys = {
  AWS_ACCESS_KEY_ID: optionalText,
  AWS_SECRET_ACCESS_KEY: optionalText,
};

/** The parsed variables of {@link bucketKeys}. */
type BucketKeys = z.output<z.ZodObject<typeof bucketKeys>>;

/**
 * Returns the settings of the bucket that a variable names; null without one.
 *
 * @throws EnvError if a key is missing
 */
export function toBucket(
  variable: string,
  address: string | null,
  keys: BucketKeys,
  source: EnvSource,
): BucketSettings | null {
  if (address === null) return null;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = keys;
  if (accessKeyId === null || secretAccessKey === null) {
    const missing = Object.keys(bucketKeys).filter((name) => keys[name as keyof BucketKeys] === null);
    throw new EnvError(
      missing.map((name) => problemWith(source, name, `the key to the bucket of ${variable}`, true)),
    );
  }
  const { hostname, pathname, searchParams } = new URL(address);
  const region = searchParams.get('region') ?? DEFAULT_REGION;
  const origin = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  return {
    endpoint: `${origin}/${hostname}`,
    region,
    prefix: prefix === '' ? '' : `${prefix}/`,
    address: `s3://${hostname}${prefix === '' ? '' : `/${prefix}`}`,
    accessKeyId,
    secretAccessKey,
  };
}
