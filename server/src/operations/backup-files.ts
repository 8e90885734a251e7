import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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

async function copyNamed(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    try {
      await cp(join(from, name), join(to, name), {
        recursive: true,
        filter: (path) => !basename(path).startsWith('.'),
      });
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
}

/** Copies registry and releases, if there are any. The caller must prevent pruning meanwhile. */
export const copyReleases = (from: string, to: string): Promise<void> => copyNamed(RELEASES, from, to);

/** Copies the pictures, if there are any. */
export const copyPictures = (from: string, to: string): Promise<void> => copyNamed(['media'], from, to);

/** Returns whether a folder is empty or missing. */
export async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw error;
  }
}
