import type { RegistrySource } from '../releases/registry-source';
import { releasePaths } from '../releases/release-paths';
import { type ReleaseFile, readReleaseFile } from './release-file';

/** Addresses that belong to files of the shell, never to a page. */
const SHELL_FILE = /^\/(?:assets|fonts|art)\/|^\/[\w.-]+\.\w{2,11}$/;

/** Whether an address asks for a file of the shell rather than for a page. */
export const isShellFile = (path: string) => SHELL_FILE.test(path);

/**
 * Finds a file of the shell by its address: in the live release, else in the newest earlier one that has it, so that
 * a tab opened before a release still gets its chunks.
 */
export async function findShellFile(
  source: RegistrySource,
  path: string,
  takesBrotli: boolean,
): Promise<ReleaseFile | null> {
  const { shell } = (await source.current()).parts;
  if (!shell) return null;
  const newestFirst = shell.history.map(({ release }) => release).reverse();
  for (const release of new Set([shell.live, ...newestFirst])) {
    const client = releasePaths.client(source.dataDir, 'shell', release);
    const file = await readReleaseFile(client, path.slice(1), takesBrotli);
    if (file) return file;
  }
  return null;
}
