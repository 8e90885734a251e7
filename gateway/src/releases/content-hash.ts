import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Derived files: source maps and compressed copies. */
const DERIVED = /\.(map|br|gz)$/;

/** Returns the paths of all files below a folder, with `/`, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Returns the hash of some bytes, 64 hex digits. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The hashes of a build. */
export interface BuildHashes {
  /** Of its content, 12 hex digits, the same on every machine. */
  readonly content: string;
  /** Of each file, by its path; compressed copies have one too, source maps do not. */
  readonly files: ReadonlyMap<string, string>;
}

/** Reads all files of a build and returns their hashes. */
export async function hashBuild(folder: string): Promise<BuildHashes> {
  const all = createHash('sha256');
  const files = new Map<string, string>();
  for (const file of await listFiles(folder)) {
    if (file.endsWith('.map')) continue;
    const bytes = await readFile(join(folder, file));
    files.set(file, hashOf(bytes));
    if (!DERIVED.test(file)) all.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return { content: all.digest('hex').slice(0, 12), files };
}

/** Returns a hash of a build's content, 12 hex digits, the same on every machine. */
export const contentHash = async (folder: string): Promise<string> => (await hashBuild(folder)).content;
