import type { RegistrySource } from '../releases/registry-source';
import { releasePaths } from '../releases/release-paths';

/** Addresses of files of the shell, never of a page. */
const SHELL_FILE = /^\/(?:assets|fonts|art)\/|^\/[\w.-]+\.\w{2,11}$/;

/** Returns whether an address names a file of the shell rather than a page. */
export const isShellFile = (path: string) => SHELL_FILE.test(path);

/**
 * Returns the `client/` folders of the shell: the live release, then the earlier ones, newest first, so that a tab opened
 * before a release still gets its chunks.
 */
export async function shellFolders(source: RegistrySource): Promise<string[]> {
  const { shell } = (await source.current()).parts;
  if (!shell) return [];
  const newestFirst = shell.history.map(({ release }) => release).reverse();
  return [...new Set([shell.live, ...newestFirst])].map((release) =>
    releasePaths.client(source.dataDir, 'shell', release),
  );
}
