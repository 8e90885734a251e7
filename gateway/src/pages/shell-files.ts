import type { RegistrySource } from '../releases/registry-source';
import { releasePaths } from '../releases/release-paths';

/** Addresses that belong to files of the shell, never to a page. */
const SHELL_FILE = /^\/(?:assets|fonts|art)\/|^\/[\w.-]+\.\w{2,11}$/;

/** Whether an address asks for a file of the shell rather than for a page. */
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
