import type { ObjectStore } from '@storefront/http/object-store';
import { LRUCache } from 'lru-cache';
import { checkMediaName, type MediaStore } from './media-store';
import { pictureTypeOf } from './picture-name';

/** Every key begins with it, so that one bucket can hold releases too. */
const FOLDER = 'media/';

/** Pictures in memory at most, bytes: a bucket is slower than a disk, and a menu shows dozens. */
const MOST_BYTES = 64 * 1024 * 1024;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Stores files as objects `media/<name>`, which nodes without a common disk share. A picture's bytes never change. */
export function createBucketMediaStore(objects: ObjectStore): MediaStore {
  const known = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length || 1,
  });
  const keyOf = (name: string) => `${FOLDER}${checkMediaName(name)}`;
  return {
    async put(name, bytes) {
      const type = pictureTypeOf(name);
      const kind = type === null ? { type: 'application/octet-stream' } : { type, cacheControl: IMMUTABLE };
      await objects.write(keyOf(name), bytes, kind);
    },
    async read(name) {
      const key = keyOf(name);
      const cached = known.get(name);
      if (cached !== undefined) return cached;
      const bytes = (await objects.read(key))?.bytes ?? null;
      if (bytes !== null && pictureTypeOf(name) !== null) known.set(name, bytes);
      return bytes;
    },
    has: async (name) => objects.has(keyOf(name)),
    async list(suffix) {
      const found = await objects.list(FOLDER);
      return found.map(({ key }) => key.slice(FOLDER.length)).filter((name) => name.endsWith(suffix));
    },
    async remove(name) {
      await objects.remove(keyOf(name));
      known.delete(name);
    },
  };
}
