import { setTimeout as wait } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { BucketSettings } from './bucket-settings';
import { ObjectStoreError } from './object-store-error';

/** An object, and the tag that changes with its bytes. */
export interface FoundObject {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** One row of a list. */
export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
  /** When it was written, ms since 1970. */
  readonly at: number;
}

/** What a browser or a CDN needs to know of an object. */
export interface ObjectType {
  readonly type: string;
  readonly cacheControl?: string;
}

/** Objects of a bucket by key. Every method throws {@link ObjectStoreError} if the bucket does not answer as it should. */
export interface ObjectStore {
  /** `s3://bucket/prefix`, for logs. */
  readonly address: string;
  /** Returns an object; null if there is none. */
  read(key: string): Promise<FoundObject | null>;
  /** As `read`; `same` while the object has this tag. */
  readNewer(key: string, etag: string): Promise<FoundObject | 'same' | null>;
  has(key: string): Promise<boolean>;
  /** Returns the objects whose keys begin with a text, sorted by key. */
  list(start: string): Promise<ListedObject[]>;
  write(key: string, bytes: Buffer, type: ObjectType): Promise<void>;
  /**
   * Writes an object if it still has this tag; with null, if there is none. Returns whether it did.
   */
  replace(key: string, bytes: Buffer, type: ObjectType, etag: string | null): Promise<boolean>;
  /** Does nothing without such an object. */
  remove(key: string): Promise<void>;
}

/** How long a request may take, its body included, ms. */
const TIMEOUT_MS = 10_000;

/** Pauses before the second and the third try, ms. */
const PAUSES = [100, 500];

const statusOf = (error: unknown) => (error instanceof S3ServiceError ? error.status : null);

/** Whether there is no such object; a missing bucket is an error. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceError && error.status === 404 && error.serviceCode !== 'NoSuchBucket';

/** Whether the same request may work a moment later: no answer, an overloaded or failing server. */
function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status === 429 || status >= 500;
}

/** What to do about an error of the server, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  NoSuchBucket: 'create the bucket',
  AccessDenied: 'the key of AWS_ACCESS_KEY_ID lacks a right to this bucket',
  InvalidAccessKeyId: 'check AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'check AWS_SECRET_ACCESS_KEY, and the region in the address of the bucket',
  RequestTimeTooSkewed: 'set the clock of this machine',
};

function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceError) {
    const advice = ADVICE[error.serviceCode ?? ''];
    return `${error.message}${advice ? `: ${advice}` : ''}`;
  }
  const { message, cause } = error as Error & { readonly cause?: { readonly code?: string } };
  return cause?.code ? `${message} (${cause.code})` : message;
}

const quoted = (etag: string) => `"${etag.replaceAll('"', '')}"`;
const bare = (etag: string) => etag.replaceAll('"', '');

const toHeaders = ({ cacheControl }: ObjectType) =>
  cacheControl === undefined ? {} : { 'cache-control': cacheControl };

/** Opens a bucket. Nothing is sent before the first call. */
export function openObjectStore(settings: BucketSettings): ObjectStore {
  const { endpoint, region, prefix, address, accessKeyId, secretAccessKey } = settings;
  const s3 = new S3mini({ accessKeyId, secretAccessKey, endpoint, region, requestAbortTimeout: TIMEOUT_MS });

  const failed = (what: string, key: string, cause: unknown) =>
    new ObjectStoreError(
      `${address} at ${new URL(endpoint).origin}: cannot ${what} ${key}: ${reasonOf(cause)}`,
      isTransient(cause),
      { cause },
    );

  /** Tries again after each pause; `work` must be one that may be done twice. */
  async function attempt<T>(what: string, key: string, work: () => Promise<T>, pauses = PAUSES): Promise<T> {
    const [pause, ...later] = pauses;
    try {
      return await work();
    } catch (error) {
      if (pause === undefined || !isTransient(error)) throw failed(what, key, error);
    }
    await wait(pause);
    return attempt(what, key, work, later);
  }

  async function get(key: string, condition = {}): Promise<FoundObject | null> {
    try {
      const answer = await s3.getObjectRaw(prefix + key, true, 0, undefined, condition);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { bytes, etag: answer.headers.get('etag') ?? '' };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Returns whether the condition held. */
  async function putIf(key: string, bytes: Buffer, type: ObjectType, condition: Record<string, string>) {
    try {
      await s3.putObject(prefix + key, bytes, type.type, undefined, { ...toHeaders(type), ...condition });
      return true;
    } catch (error) {
      // 409: another conditional write of this object is under way.
      if (isMissing(error) || [409, 412].includes(statusOf(error) ?? 0)) return false;
      throw error;
    }
  }

  async function replaceOnce(key: string, bytes: Buffer, type: ObjectType, etag: string | null) {
    if (etag === null) return putIf(key, bytes, type, { 'if-none-match': '*' });
    if (await putIf(key, bytes, type, { 'if-match': quoted(etag) })) return true;
    // Ceph 16 compares the tag without its quotes.
    const found = await get(key);
    return found?.etag === etag && putIf(key, bytes, type, { 'if-match': bare(etag) });
  }

  return {
    address,
    read: (key) => attempt('read', key, () => get(key)),
    readNewer: (key, etag) =>
      attempt('read', key, () =>
        get(key, { 'if-none-match': quoted(etag) }).catch((error) => {
          if (statusOf(error) === 304) return 'same';
          throw error;
        }),
      ),
    has: (key) => attempt('find', key, async () => (await s3.objectExists(prefix + key)) === true),
    async list(start) {
      const found = await attempt('list', `${start}*`, () => s3.listObjects('/', prefix + start));
      if (found === null) throw new ObjectStoreError(`${address}: create the bucket`, false);
      return found
        .map(({ Key, Size, LastModified }) => ({
          key: Key.slice(prefix.length),
          bytes: Size,
          at: new Date(LastModified).getTime(),
        }))
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async write(key, bytes, type) {
      await attempt('write', key, () =>
        s3.putObject(prefix + key, bytes, type.type, undefined, toHeaders(type)),
      );
    },
    replace(key, bytes, type, etag) {
      let isAgain = false;
      return attempt('replace', key, async () => {
        if (isAgain) {
          // The answer was lost or an error: only the object says whether it was written.
          const found = await get(key);
          if (found?.bytes.equals(bytes)) return true;
          if ((found?.etag ?? null) !== etag) return false;
        }
        isAgain = true;
        return replaceOnce(key, bytes, type, etag);
      });
    },
    async remove(key) {
      await attempt('remove', key, () => s3.deleteObject(prefix + key));
    },
  };
}
