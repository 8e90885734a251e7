import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openObjectStore } from '@storefront/http/object-store';
import type { Registry } from '@storefront/shared/delivery/registry';
import PQueue from 'p-queue';
import { contentHash, listFiles } from './content-hash';
import { placeDraft } from './copy-build';
import { syncTree } from './durable-write';
import { parseRegistry } from './read-registry';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';
import type { ReleasePlace } from './release-place';

const REGISTRY = 'registry.json';
const RELEASES = 'releases/';

/** Files that are sent or fetched at once. */
const AT_ONCE = 8;

/** Nobody but nodes reads the objects. */
const ANY = { type: 'application/octet-stream' };

/** A registry, and the tag by which the bucket knows it. */
export interface TaggedRegistry {
  readonly registry: Registry;
  readonly etag: string;
}

/** A release in the bucket. */
export interface StoredRelease {
  readonly name: string;
  readonly release: string;
  readonly bytes: number;
  /** When its last file was written, ms since 1970. */
  readonly at: number;
}

/** Releases and registry of a bucket. Every method throws `ObjectStoreError` if the bucket does not answer as it should. */
export interface ReleaseBucket {
  readonly address: string;
  /** Returns the registry; null before the first release. */
  readRegistry(): Promise<TaggedRegistry | null>;
  /** As `readRegistry`; `same` while it has this tag. */
  readNewer(etag: string): Promise<TaggedRegistry | 'same' | null>;
  /** Writes the registry if the one in the bucket has this tag; with null, if there is none. Returns whether it did. */
  replaceRegistry(text: string, etag: string | null): Promise<boolean>;
  /** Sends the files of a release in the folder that the bucket lacks. */
  push(name: string, release: string): Promise<void>;
  /**
   * Fetches a release into the folder, unless it is there. It appears there whole, or not at all.
   * @throws ReleaseError if the bucket does not have it whole
   */
  fetch(name: string, release: string): Promise<void>;
  /** Fetches a release whose files in the folder are not as released; it takes their place. Throws as `fetch`. */
  fetchAgain(name: string, release: string): Promise<void>;
  list(): Promise<StoredRelease[]>;
  remove(name: string, release: string): Promise<void>;
}

const keyOf = (name: string, release: string) => `${RELEASES}${name}/${release}/`;

/** Opens the bucket of a place; null if it has none. */
export function openReleaseBucket({ dataDir, releaseStore }: ReleasePlace): ReleaseBucket | null {
  if (!releaseStore) return null;
  const objects = openObjectStore(releaseStore);
  const { address } = objects;
  const running = new Map<string, Promise<void>>();

  const parse = ({ bytes, etag }: { readonly bytes: Buffer; readonly etag: string }): TaggedRegistry => ({
    registry: parseRegistry(bytes.toString('utf8'), `${address}/${REGISTRY}`),
    etag,
  });

  /** Ends at the first error, once no other work runs: a late file would bring a removed folder back. */
  async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
    const queue = new PQueue({ concurrency: AT_ONCE });
    try {
      await queue.addAll(all.map((one) => () => work(one)));
    } catch (error) {
      queue.clear();
      await queue.onIdle();
      throw error;
    }
  }

  async function download(name: string, release: string): Promise<void> {
    const start = keyOf(name, release);
    const draft = join(releasePaths.part(dataDir, name), `.draft-${randomUUID()}`);
    try {
      await mkdir(draft, { recursive: true });
      await forEach(await objects.list(start), async ({ key }) => {
        const path = key.slice(start.length);
        // A marker of a folder, which consoles and tools write.
        if (path === '' || path.endsWith('/')) return;
        if (path.split('/').includes('..'))
          throw new ReleaseError(`${address}/${key} is no file of a release`);
        const found = await objects.read(key);
        if (!found) throw new ReleaseError(`${address}/${key} is gone`);
        await mkdir(dirname(join(draft, path)), { recursive: true });
        await writeFile(join(draft, path), found.bytes);
      });
      if (!release.endsWith(`-${await contentHash(draft)}`))
        throw new ReleaseError(`${address}/${start} does not hold the whole release`);
      await syncTree(draft);
      await placeDraft({ dataDir, name, draft, release });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async function downloadOnce(name: string, release: string): Promise<void> {
    const key = keyOf(name, release);
    const known = running.get(key) ?? download(name, release).finally(() => running.delete(key));
    running.set(key, known);
    await known;
  }

  return {
    address,
    async readRegistry() {
      const found = await objects.read(REGISTRY);
      return found && parse(found);
    },
    async readNewer(etag) {
      const found = await objects.readNewer(REGISTRY, etag);
      return found === 'same' || found === null ? found : parse(found);
    },
    replaceRegistry: (text, etag) =>
      objects.replace(REGISTRY, Buffer.from(text), { type: 'application/json' }, etag),
    async push(name, release) {
      const folder = releasePaths.release(dataDir, name, release);
      const start = keyOf(name, release);
      const sizes = new Map((await objects.list(start)).map(({ key, bytes }) => [key, bytes]));
      await forEach(await listFiles(folder), async (file) => {
        const bytes = await readFile(join(folder, file));
        if (sizes.get(start + file) !== bytes.length) await objects.write(start + file, bytes, ANY);
      });
    },
    async fetch(name, release) {
      if (!existsSync(releasePaths.release(dataDir, name, release))) await downloadOnce(name, release);
    },
    fetchAgain: downloadOnce,
    async list() {
      const found = new Map<string, StoredRelease>();
      for (const { key, bytes, at } of await objects.list(RELEASES)) {
        const [, name = '', release = ''] = key.split('/');
        const start = keyOf(name, release);
        const known = found.get(start) ?? { name, release, bytes: 0, at: 0 };
        found.set(start, { ...known, bytes: known.bytes + bytes, at: Math.max(known.at, at) });
      }
      return [...found.values()];
    },
    async remove(name, release) {
      await forEach(await objects.list(keyOf(name, release)), ({ key }) => objects.remove(key));
    },
  };
}
