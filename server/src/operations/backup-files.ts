import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@storefront/http/error-code';
import { z } from 'zod';
import { OperationsError } from './operations-error';

/** File and folder names in a backup. */
export const backupNames = {
  embedded: 'storefront.db',
  postgres: 'storefront.dump',
  about: 'backup.json',
} as const;

/** The registry is copied first: everything it names exists by then. */
const RELEASES = ['registry.json', 'releases'] as const;

const aboutSchema = z.object({
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgres']),
  /** Numbers of files; backups from before November 2026 have none. */
  files: z.object({ media: z.number(), releases: z.number() }).optional(),
  tables: z.array(z.object({ table: z.string(), rows: z.number(), sums: z.record(z.string(), z.number()) })),
});

/** The metadata of a backup. */
export type AboutBackup = z.infer<typeof aboutSchema>;

/** @throws OperationsError if the folder is no backup */
export async function readAbout(folder: string): Promise<AboutBackup> {
  try {
    return aboutSchema.parse(JSON.parse(await readFile(join(folder, backupNames.about), 'utf8')));
  } catch {
    throw new OperationsError(`${folder} is no backup: its ${backupNames.about} is missing or damaged`);
  }
}

/** Copies a folder without names that begin with a dot, which are temporary. Returns the number of files. */
async function copyFolder(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  let files = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) files += await copyFolder(source, target);
    else {
      await copyFile(source, target);
      files += 1;
    }
  }
  return files;
}

/** Copies a file or folder of the shop, which may lack it. Returns the number of files. */
async function copyNamed(name: string, from: string, to: string): Promise<number> {
  const source = join(from, name);
  try {
    if ((await stat(source)).isDirectory()) return await copyFolder(source, join(to, name));
    await copyFile(source, join(to, name));
    return 1;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    if (!existsSync(source)) return 0;
    throw new OperationsError(`A file of ${name} vanished while it was copied: try again (${String(error)})`);
  }
}

/**
 * Copies registry and releases, if there are any. The caller must prevent pruning meanwhile.
 *
 * @returns the number of files
 * @throws OperationsError if a file vanishes
 */
export async function copyReleases(from: string, to: string): Promise<number> {
  let files = 0;
  for (const name of RELEASES) files += await copyNamed(name, from, to);
  return files;
}

/**
 * Copies the pictures, if there are any.
 *
 * @returns the number of files
 * @throws OperationsError if a file vanishes
 */
export const copyPictures = (from: string, to: string): Promise<number> => copyNamed('media', from, to);

/** Returns whether a folder is empty or missing. */
export async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw error;
  }
}
