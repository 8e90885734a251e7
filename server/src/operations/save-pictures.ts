import { join } from 'node:path';
import { openObjectStore } from '@storefront/http/object-store';
import { ObjectStoreError } from '@storefront/http/object-store-error';
import PQueue from 'p-queue';
import { createBucketMediaStore } from '../platform/media/bucket-media-store';
import { createFileMediaStore, type MediaStore } from '../platform/media/media-store';
import type { Shop } from './backup';
import { copyPictures } from './backup-files';
import { OperationsError } from './operations-error';

/** Pictures that are copied at once. */
const AT_ONCE = 8;

async function copyStore(from: MediaStore, to: MediaStore): Promise<number> {
  const names = await from.list('');
  const queue = new PQueue({ concurrency: AT_ONCE });
  const copy = async (name: string) => {
    const bytes = await from.read(name);
    if (bytes === null) throw new OperationsError(`${name} of media vanished while it was copied: try again`);
    await to.put(name, bytes);
  };
  await queue.addAll(names.map((name) => () => copy(name)));
  return names.length;
}

/** The pictures of a shop and those of a backup, if the shop keeps its own in a bucket. */
function storesOf({ mediaStore }: Shop, folder: string) {
  if (!mediaStore) return null;
  const inBucket = createBucketMediaStore(openObjectStore(mediaStore));
  return { inBucket, inFolder: createFileMediaStore(join(folder, 'media')) };
}

async function withBucket<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ObjectStoreError ? new OperationsError(error.message) : error;
  }
}

/**
 * Copies the pictures of a shop, from its folder or its bucket, into the folder of a backup (C369).
 *
 * @returns the number of files
 * @throws OperationsError if a file vanishes, or the bucket cannot be read
 */
export function savePictures(shop: Shop, folder: string): Promise<number> {
  const stores = storesOf(shop, folder);
  if (stores === null) return copyPictures(shop.dataDir, folder);
  return withBucket(() => copyStore(stores.inBucket, stores.inFolder));
}

/** Copies the pictures of a backup into the folder or the bucket of a shop; otherwise like {@link savePictures}. */
export function restorePictures(shop: Shop, folder: string): Promise<number> {
  const stores = storesOf(shop, folder);
  if (stores === null) return copyPictures(folder, shop.dataDir);
  return withBucket(() => copyStore(stores.inFolder, stores.inBucket));
}
