import type { ShellManifest } from '@storefront/shared/delivery/shell-manifest';
import { readLiveShell } from '../releases/read-built';
import type { RegistrySource } from '../releases/registry-source';
import { releasePaths } from '../releases/release-paths';
import { recordOf } from '../releases/release-records';
import type { LiveReleases } from './live-releases';

/** The shell that a tab runs. It may be older than the live one. */
export interface TabShell {
  readonly release: string;
  readonly shell: ShellManifest;
}

/** Returns the shell that a tab names; the live one for an unknown or unreadable release. */
export async function readTabShell(
  source: RegistrySource,
  { shell: live }: LiveReleases,
  release: unknown,
): Promise<TabShell | null> {
  if (typeof release !== 'string' || release === live?.release) return live;
  const part = (await source.current()).parts.shell;
  if (!part || !recordOf(part, release)) return live;
  try {
    return {
      release,
      shell: await readLiveShell(releasePaths.release(source.dataDir, 'shell', release)),
    };
  } catch {
    return live;
  }
}
