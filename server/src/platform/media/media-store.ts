import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Storage of picture files: a folder, or a bucket. Names have no folders. */
export interface MediaStore {
  /** Durable when it resolves; atomic for readers. */
  put(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Returns the names with this suffix. */
  list(suffix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const safeName = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)+$/;

/** Returns the name. @throws Error if it could name a file elsewhere (P64) */
export function checkMediaName(name: string): string {
  if (!safeName.test(name)) throw new Error(`Not a media name: ${JSON.stringify(name)}`);
  return name;
}

const writeThrough = (path: string, bytes: Buffer): Promise<void> =>
  writeFile(path, bytes, { flag: 'wx', flush: true });

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a folder. Concurrent callers share the next sync. */
function createFolderSync(folder: string): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    running = syncFolder(folder).finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running.then(start, start);
    return next;
  };
}

function unlessMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

/** Stores files in `folder`, which several nodes may share: writes a temporary file, syncs it, and renames it. */
export function createFileMediaStore(folder: string): MediaStore {
  const syncNames = createFolderSync(folder);
  const pathOf = (name: string) => join(folder, checkMediaName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${randomUUID()}.part`);
      try {
        await writeThrough(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncNames();
    },
    read: (name) => readFile(pathOf(name)).catch(unlessMissing),
    has: async (name) => (await access(pathOf(name)).catch(unlessMissing)) !== null,
    async list(suffix) {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      return names.filter((name) => safeName.test(name) && name.endsWith(suffix)).sort();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
