import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { addRemoteRoutes } from '@storefront/shared/delivery/remote-routes';
import { readLiveRemote, readLiveShell } from '../releases/read-built';
import type { ReleaseGuard } from '../releases/release-guard';
import { releasePaths } from '../releases/release-paths';
import { recordOf, rollbackTargets } from '../releases/release-records';
import type { StuckReleases } from '../ssr/stuck-releases';
import type { LivePart, LiveReleases, LiveShell } from './live-releases';
import { locateRemote } from './locate-remote';
import { parseTemplate } from './page-template';

/** By remote, the release that stands in for its live one where that fails (C116). */
export type LastGoods = ReadonlyMap<string, string | undefined>;

export type OnProblem = (problem: unknown) => void;

/** Caches what was read of a release forever: the guard sees to it that its files do not change. Does not cache failures. */
function remember<T>(guard: ReleaseGuard, read: (name: string, release: string) => Promise<T>) {
  const known = new Map<string, T>();
  return async (name: string, release: string): Promise<T> => {
    await guard.check(name, release);
    const key = `${name}/${release}`;
    const found = known.get(key);
    if (found) return found;
    const value = await read(name, release);
    known.set(key, value);
    return value;
  };
}

interface Places {
  readonly dataDir: string;
  readonly guard: ReleaseGuard;
  readonly stuck: StuckReleases;
  /** Origin from which browsers load our releases; null: the page's own. */
  readonly assetOrigin: string | null;
}

/**
 * Returns a function that reads the releases of a registry. It replaces an unreadable release by the last good one, or
 * leaves it out: a broken remote never takes the shop down. A stuck release is replaced where another one can be (C490).
 */
export function createLiveReader({ dataDir, guard, stuck, assetOrigin }: Places) {
  const folderOf = (name: string, release: string) => releasePaths.release(dataDir, name, release);
  const serverOf = (name: string, release: string) => releasePaths.server(dataDir, name, release);
  const readShell = remember(guard, async (name, release): Promise<LiveShell> => {
    const folder = folderOf(name, release);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const shell = await readLiveShell(folder);
    return { shell, added: [], release, server: serverOf(name, release), template: parseTemplate(html) };
  });
  const readRemote = remember(guard, (name, release) => readLiveRemote(folderOf(name, release)));

  async function readPart(
    name: string,
    part: RegistryPart,
    before: string | undefined,
    onProblem: OnProblem,
  ): Promise<Omit<LivePart, 'server'> | null> {
    const read = (release: string) => readRemote(name, release).catch(onProblem);
    const [live, earlier] = await Promise.all([read(part.live), before && read(before)]);
    const locate = (remote: RemoteManifest, release: string) =>
      locateRemote(remote, part, release, assetOrigin);
    const lastGood = earlier && before ? locate(earlier, before) : null;
    const isReplaced = earlier && before && stuck.has(name, part.live) && !stuck.has(name, before);
    if (live && !isReplaced) return { ...locate(live, part.live), lastGood };
    return lastGood && { ...lastGood, lastGood: null };
  }

  async function readRemotes(
    { parts }: Registry,
    lastGoods: LastGoods,
    onProblem: OnProblem,
  ): Promise<Map<string, LivePart>> {
    const remotes = new Map<string, LivePart>();
    for (const [name, part] of Object.entries(parts)) {
      const isLeftOut = name === 'shell' || part.retired;
      const found = isLeftOut ? null : await readPart(name, part, lastGoods.get(name), onProblem);
      // The code of a remote on another host never runs here.
      if (found) {
        const isOurs = recordOf(part, found.release)?.entry === undefined;
        const server = isOurs ? serverOf(name, found.release) : null;
        remotes.set(name, { ...found, server });
      }
    }
    return remotes;
  }

  /** Returns the first shell that can be read, stuck ones last: that of these visitors, the live one, or the newest before it. */
  async function readSeenShell(
    releases: readonly (string | undefined)[],
    onProblem: OnProblem,
  ): Promise<LiveShell | null> {
    const isStuck = (release: string | undefined) => release !== undefined && stuck.has('shell', release);
    const stuckLast = [...releases].sort((one, other) => Number(isStuck(one)) - Number(isStuck(other)));
    for (const release of new Set(stuckLast)) {
      const shell = release && (await readShell('shell', release).catch(onProblem));
      if (shell) return shell;
    }
    return null;
  }

  return async (
    registry: Registry,
    seen: Registry,
    lastGoods: LastGoods,
    onProblem: OnProblem,
  ): Promise<LiveReleases> => {
    const part = registry.parts.shell;
    const earlier = part ? rollbackTargets(part).map(({ release }) => release) : [];
    const shells = [seen.parts.shell?.live, part?.live, ...earlier];
    const shell = await readSeenShell(shells, onProblem);
    const retired = Object.keys(seen.parts).filter((name) => seen.parts[name]?.retired);
    const remotes = await readRemotes(seen, lastGoods, onProblem);
    if (!shell) return { shell, remotes, retired };
    const manifests = [...remotes.values()].map(({ remote }) => remote);
    const { added, routes } = addRemoteRoutes(shell.shell.routes, manifests);
    return { shell: { ...shell, shell: { ...shell.shell, routes }, added }, remotes, retired };
  };
}
