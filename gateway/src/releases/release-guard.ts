import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheckedFiles, checkFiles, damageText } from './check-files';
import { hashOf, listFiles } from './content-hash';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';

/** Changes with every write to a file; null if there is none. Synchronous, because it runs before every file: 3 µs. */
function stampOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : null;
}

interface Known extends CheckedFiles {
  /** Of each file, sound or not, when it was read. */
  readonly stamps: Map<string, string | null>;
}

/** More than a server has compressed copies of a file. */
const COPIES = ['', '.br', '.gz'];

/** Keeps damaged files of releases from visitors (C482). */
export interface ReleaseGuard {
  /** Reads all files of a release once, and again after one has changed. @throws ReleaseError that names those not as released */
  check(name: string, release: string): Promise<void>;
  /** Returns whether a file of a release, and each compressed copy of it, is there and as released. */
  isSound(name: string, release: string, file: string): Promise<boolean>;
  /** Changes when a file was found damaged after the check of its release, and when a release was repaired. */
  readonly damages: number;
}

interface Options {
  /** Receives a sentence about each file that differs when a visitor asks for it, and why a repair failed. */
  readonly onDamage: (problem: unknown) => void;
  /** Puts a sound release in the place of a damaged one, from the bucket; null: there is none. */
  readonly repair: ((name: string, release: string) => Promise<void>) | null;
  readonly now: () => number;
}

/** How long after a repair a release is not repaired again, ms. */
const REPAIR_AGAIN = 60_000;

export function createReleaseGuard(dataDir: string, { onDamage, repair, now }: Options): ReleaseGuard {
  const known = new Map<string, Promise<Known>>();
  const repairedAt = new Map<string, number>();
  let damages = 0;
  const folderOf = (name: string, release: string) => releasePaths.release(dataDir, name, release);

  async function read(name: string, release: string): Promise<Known> {
    const folder = folderOf(name, release);
    // Before the files are read: what changes meanwhile is read again.
    const stamps = new Map((await listFiles(folder)).map((file) => [file, stampOf(join(folder, file))]));
    const checked = await checkFiles(folder, release);
    const names = [...checked.files.keys(), ...checked.damaged];
    return { ...checked, stamps: new Map(names.map((file) => [file, stamps.get(file) ?? null])) };
  }

  async function find(name: string, release: string): Promise<Known> {
    const key = `${name}/${release}`;
    const found = known.get(key) ?? read(name, release);
    known.set(key, found);
    try {
      return await found;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  }

  async function isUnchanged(name: string, release: string, file: string, found: Known): Promise<boolean> {
    const path = join(folderOf(name, release), file);
    const hash = found.files.get(file);
    const stamp = stampOf(path);
    if (hash === undefined || stamp === null) return false;
    if (stamp === found.stamps.get(file)) return true;
    if (hashOf(await readFile(path)) !== hash) return false;
    found.stamps.set(file, stamp);
    return true;
  }

  /** Begins a repair that nobody waits for: the release before stands in meanwhile. */
  function startRepair(name: string, release: string): void {
    const key = `${name}/${release}`;
    if (!repair || now() - (repairedAt.get(key) ?? Number.NEGATIVE_INFINITY) < REPAIR_AGAIN) return;
    repairedAt.set(key, now());
    repair(name, release).then(() => {
      known.delete(key);
      damages += 1;
    }, onDamage);
  }

  return {
    get damages() {
      return damages;
    },
    async check(name, release) {
      const folder = folderOf(name, release);
      const before = await find(name, release);
      const hasChanged = [...before.stamps].some(([file, stamp]) => stampOf(join(folder, file)) !== stamp);
      if (hasChanged) known.delete(`${name}/${release}`);
      const { damaged } = hasChanged ? await find(name, release) : before;
      if (damaged.length === 0) return;
      startRepair(name, release);
      throw new ReleaseError(damageText(name, release, damaged));
    },
    async isSound(name, release, file) {
      const folder = folderOf(name, release);
      const copies = COPIES.map((copy) => file + copy).filter((path) => stampOf(join(folder, path)) !== null);
      const isThere = copies[0] === file;
      // Addresses that no release has read no release.
      if (!isThere && !known.has(`${name}/${release}`)) return false;
      const found = await find(name, release);
      for (const path of isThere ? copies : [file]) {
        if (await isUnchanged(name, release, path, found)) continue;
        if (found.files.has(path)) {
          damages += 1;
          onDamage(new ReleaseError(damageText(name, release, [path])));
          startRepair(name, release);
        }
        return false;
      }
      return true;
    },
  };
}
