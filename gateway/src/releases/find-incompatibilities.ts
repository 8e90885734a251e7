import type { Registry } from '@storefront/shared/delivery/registry';
import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { isBelow, prefixOf } from '@storefront/shared/delivery/remote-routes';
import type { ShellManifest } from '@storefront/shared/delivery/shell-manifest';
import { areSeenTogether } from './canary-share';
import { readRemoteManifest, readShellManifest } from './read-built';
import { namedReleases, rollbackTarget } from './release-records';
import { unmetRanges } from './unmet-ranges';

type Shell = Pick<ShellManifest, 'provides' | 'routes'>;

/** Yields the routes of a remote that no prefix of a shell covers (C333). */
function* strayRoutes({ name, routes }: RemoteManifest, table: Shell['routes']) {
  const prefix = prefixOf(table, name);
  for (const { path } of routes) {
    if (!prefix) yield `its route ${path} needs a prefix, and the shell grants it none`;
    else if (!isBelow(prefix.path, path))
      yield `its route ${path} is outside of ${prefix.path}, which the shell grants it`;
  }
}

/** Yields the pages that a shell has an address for, and the remote does not expose. */
function* missingPages({ name, exposes }: RemoteManifest, table: Shell['routes']) {
  for (const { path, remote, expose } of table)
    if (remote === name && expose !== undefined && !exposes.includes(expose))
      yield `it lacks ${expose}, which the shell shows at ${path}`;
}

/** Yields what does not fit between a remote and a shell, each as half a sentence about the remote. */
function* incompatibilitiesOf(remote: RemoteManifest, { provides, routes }: Shell) {
  yield* unmetRanges(remote, provides);
  yield* strayRoutes(remote, routes);
  yield* missingPages(remote, routes);
}

/** What does not fit between two releases that visitors can get. */
export interface Incompatibility {
  /** The remote. */
  readonly name: string;
  /** Half a sentence about the remote. */
  readonly text: string;
}

/** Returns the folder of a release: its own, or that of a draft which is about to become it. */
export type FolderOf = (name: string, release: string) => string;

interface JudgedShell extends Shell {
  /** Its release if visitors get it, null for the target of a rollback. */
  readonly release: string | null;
  /** Which shell it is, before each text; empty for the live one. */
  readonly where: string;
}

/** Returns the live shell, its canary, and with `afterRollback` the shell that its next rollback restores. */
async function readShells(
  { parts: { shell } }: Registry,
  folderOf: FolderOf,
  afterRollback: boolean,
): Promise<JudgedShell[]> {
  if (!shell) return [];
  const earlier = afterRollback ? rollbackTarget(shell)?.release : undefined;
  const named = [
    { release: shell.live, where: '' },
    { release: shell.canary?.release, where: 'under the canary of the shell: ' },
    { release: earlier, where: `after a rollback of the shell to ${earlier}: `, isTarget: true },
  ];
  const found: JudgedShell[] = [];
  for (const { release, where, isTarget } of named) {
    const manifest =
      release === undefined ? null : await readShellManifest(folderOf('shell', release)).catch(() => null);
    if (manifest) found.push({ ...manifest, where, release: isTarget ? null : (release ?? null) });
  }
  return found;
}

/**
 * Returns what does not fit between the shells and the remotes that visitors of a registry get together, live releases and
 * canaries, without retired remotes. Leaves out releases that it cannot read.
 *
 * @param afterRollback whether to judge the shell that a rollback would restore, too
 */
export async function findIncompatibilities(
  registry: Registry,
  folderOf: FolderOf,
  { afterRollback = false } = {},
): Promise<Incompatibility[]> {
  const shells = await readShells(registry, folderOf, afterRollback);
  const texts = new Map<string, Incompatibility>();
  for (const [name, part] of Object.entries(registry.parts)) {
    if (name === 'shell' || part.retired) continue;
    for (const release of namedReleases(part)) {
      const remote = await readRemoteManifest(folderOf(name, release)).catch(() => null);
      if (!remote) continue;
      const met = shells.filter(
        (shell) =>
          shell.release === null || areSeenTogether(registry, ['shell', shell.release], [name, release]),
      );
      for (const shell of met)
        for (const reason of incompatibilitiesOf(remote, shell)) {
          const text = `${shell.where}${reason}`;
          texts.set(`${name} ${text}`, { name, text });
        }
    }
  }
  return [...texts.values()];
}

/** Returns whether an address of a shell leads to a remote; true without a shell. */
export async function isReached(registry: Registry, name: string, folderOf: FolderOf): Promise<boolean> {
  const shells = await readShells(registry, folderOf, false);
  return shells.length === 0 || shells.some(({ routes }) => routes.some(({ remote }) => remote === name));
}
