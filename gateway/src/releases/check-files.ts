import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type BuildHashes, hashBuild, hashOf } from './content-hash';
import { nameSome } from './release-error';
import { releasePaths } from './release-paths';

/** The hashes of a release's files, beside them. Its name is that of a source map, which no version puts into the content's hash. */
const LIST = 'files.map';

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** Returns the compressed copies that do not hold what their file holds. */
export async function findStaleCopies(
  folder: string,
  files: BuildHashes['files'],
): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const copy of files.keys()) {
    const unpack = UNPACK[copy.slice(-3)];
    if (!unpack) continue;
    const held = await readFile(join(folder, copy))
      .then(unpack)
      .catch(() => null);
    if (held === null || hashOf(held) !== files.get(copy.slice(0, -3))) stale.push(copy);
  }
  return stale;
}

/** Writes the hashes of a build's files, so that a check can name the one that differs. */
export const writeHashes = (folder: string, { files }: BuildHashes): Promise<void> =>
  writeFile(join(folder, LIST), JSON.stringify(Object.fromEntries(files)));

async function readHashes(folder: string): Promise<BuildHashes['files']> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(join(folder, LIST), 'utf8'))));
  } catch {
    // Releases of older versions have none.
    return new Map();
  }
}

/** What the files of a stored release hold. */
export interface CheckedFiles {
  /** Hashes of the files that are as released. */
  readonly files: BuildHashes['files'];
  /** The files that differ from what was released, are missing, or were added; empty for a whole release. */
  readonly damaged: readonly string[];
}

/** Reads all files of a stored release, and compares them with the hash in its name (C482). Throws if it is not there. */
export async function checkFiles(folder: string, release: string): Promise<CheckedFiles> {
  const { content, files } = await hashBuild(folder);
  const isWhole = release.endsWith(`-${content}`);
  const listed = isWhole ? files : await readHashes(folder);
  const damaged = isWhole
    ? await findStaleCopies(folder, files)
    : [...new Set([...listed.keys(), ...files.keys()])].filter(
        (file) => files.get(file) !== listed.get(file),
      );
  const sound = [...files].filter(([file, hash]) => listed.get(file) === hash && !damaged.includes(file));
  return { files: new Map(sound), damaged: isWhole || damaged.length > 0 ? damaged : [LIST] };
}

/** Returns a sentence about a damaged release. */
export function damageText(name: string, release: string, damaged: readonly string[]): string {
  return `${name} ${release} is damaged: ${nameSome(damaged)} ${damaged.length === 1 ? 'is' : 'are'} not as released`;
}

/** Returns a sentence about a release whose files are not as released; null if they are, or if the release is not on this disk. */
export async function findDamage(dataDir: string, name: string, release: string): Promise<string | null> {
  const folder = releasePaths.release(dataDir, name, release);
  if (!existsSync(folder)) return null;
  const { damaged } = await checkFiles(folder, release);
  return damaged.length > 0 ? damageText(name, release, damaged) : null;
}
