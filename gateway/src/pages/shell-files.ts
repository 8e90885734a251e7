import { readdirSync, statSync } from 'node:fs';
import type { RegistrySource } from '../releases/registry-source';
import type { ReleaseGuard } from '../releases/release-guard';
import { releasePaths } from '../releases/release-paths';
import type { FileSource } from './send-release-file';

/** Addresses of files of the shell, never of a page. */
const SHELL_FILE = /^\/(?:assets|fonts|art)\/|^\/[\w.-]+\.\w{2,11}$/;

/** Returns whether an address names a file of the shell rather than a page. */
export const isShellFile = (path: string) => SHELL_FILE.test(path);

/** Releases of the shell on the disk, while the folder that holds them does not change. */
let onDisk: {
  readonly folder: string;
  readonly changedAt: number;
  readonly names: ReadonlySet<string>;
} | null = null;

/** Synchronous like the registry's stamp: one look at the folder instead of one below every release. */
function releasesOnDisk(dataDir: string): ReadonlySet<string> {
  const folder = releasePaths.part(dataDir, 'shell');
  const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (onDisk?.folder !== folder || onDisk.changedAt !== changedAt)
    onDisk = { folder, changedAt, names: new Set(changedAt === 0 ? [] : readdirSync(folder)) };
  return onDisk.names;
}

/**
 * Returns where files of the shell are: the live release, then the earlier ones that were not pruned, newest first, so that a
 * tab opened before a release still gets its chunks.
 */
export async function shellFiles(source: RegistrySource, guard: ReleaseGuard): Promise<FileSource> {
  const { dataDir } = source;
  const { shell } = (await source.current()).parts;
  const names = releasesOnDisk(dataDir);
  const newestFirst = shell ? [shell.live, ...shell.history.map(({ release }) => release).reverse()] : [];
  const releases = [...new Set(newestFirst)].filter((release) => names.has(release));
  return { dataDir, guard, part: 'shell', releases };
}
