import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code';

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;

/** A folder for everybody, such as `/tmp`, has the sticky bit. */
const STICKY = 0o1000;

/** Lets only its own user read what this process creates from now on (C461). */
export const keepPrivate = (): void => void process.umask(OTHERS);

interface MadePrivate {
  /** Files and folders that others could read, and no longer can. */
  readonly changed: number;
  /** Those that others can still read, because they belong to another user or cannot be written. */
  readonly left: number;
}

/**
 * Takes the rights of others from a folder and from everything in it (C461), but not through links, and from no folder
 * for everybody. A folder that does not exist counts nothing.
 */
export async function makePrivate(folder: string): Promise<MadePrivate> {
  let [changed, left] = [0, 0];

  async function close(path: string, mode: number): Promise<void> {
    if ((mode & OTHERS) === 0) return;
    try {
      await chmod(path, mode & 0o700);
      changed += 1;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') left += 1;
    }
  }
  async function walk(path: string): Promise<void> {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const below = join(path, entry.name);
      const found = await lstat(below).catch(() => null);
      if (!found || found.isSymbolicLink()) continue;
      await close(below, found.mode);
      if (found.isDirectory()) await walk(below);
    }
  }

  const root = await stat(folder).catch(() => null);
  if (root?.isDirectory() && (root.mode & STICKY) === 0) {
    // The folder first: then nobody else reaches what is in it.
    await close(folder, root.mode);
    await walk(folder);
  }
  return { changed, left };
}
