import { join } from 'node:path';
import { openObjectStore } from '@storefront/http/object-store';
import { ObjectStoreError } from '@storefront/http/object-store-error';
import { EnvError } from '@storefront/http/parse-env';
import type { Env } from '../config/env';
import { createBucketMediaStore } from './bucket-media-store';
import { createFileMediaStore, type MediaStore } from './media-store';

/**
 * Opens the store of `MEDIA_STORE`; without it, the folder `media` in `DATA_DIR` (C366). A bucket that is down for the
 * moment stops no start: the shop sells without pictures.
 *
 * @throws EnvError with one sentence for a bucket that cannot be used as it is
 */
export async function openMediaStore({
  mediaStore,
  dataDir,
}: Pick<Env, 'mediaStore' | 'dataDir'>): Promise<MediaStore> {
  if (mediaStore === null) return createFileMediaStore(join(dataDir, 'media'));
  const store = createBucketMediaStore(openObjectStore(mediaStore));
  try {
    await store.list('.original');
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    if (!error.isTransient) throw new EnvError([`MEDIA_STORE cannot be used: ${error.message}`]);
    console.error(`MEDIA_STORE does not answer; pictures are missing until it does: ${error.message}`);
  }
  return store;
}
