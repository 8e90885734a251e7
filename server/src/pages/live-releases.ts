import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltShell } from '../releases/built-shell';
import { seenRegistry } from '../releases/canary-share';
import { rollbackTarget } from '../releases/live-record';
import { readBuiltRemote, readBuiltShell } from '../releases/read-built';
import type { Registry, RegistryPart } from '../releases/registry-schema';
import type { RegistrySource } from '../releases/registry-source';
import { releasePaths } from '../releases/release-paths';
import { type LiveRemote, locateRemote } from './locate-remote';
import { type PageTemplate, parseTemplate } from './page-template';

export interface LiveShell {
  readonly shell: BuiltShell;
  readonly template: PageTemplate;
}

/** What is live of a remote, and the release before it, which a tab takes where that one fails (C116). */
export interface LivePart extends LiveRemote {
  readonly lastGood: LiveRemote | null;
}

/** Everything the gateway must know of what is live. */
export interface LiveReleases {
  readonly shell: LiveShell | null;
  readonly remotes: ReadonlyMap<string, LivePart>;
}

/** Keeps what was read of a release for good, since a release never changes; a failure is not kept. */
function remember<T>(read: (name: string, release: string) => Promise<T>) {
  const known = new Map<string, T>();
  return async (name: string, release: string): Promise<T> => {
    const key = `${name}/${release}`;
    const found = known.get(key);
    if (found) return found;
    const value = await read(name, release);
    known.set(key, value);
    return value;
  };
}

/**
 * What is live now for the visitors of a bucket, read again whenever the registry changes. A release that cannot be
 * read gives way to the one before it, or is left out, and is asked for again at the next page; `onProblem` hears why:
 * a broken remote never takes the shop down.
 */
export function createLiveReleases(source: RegistrySource, onProblem: (problem: unknown) => void) {
  const folderOf = (name: string, release: string) => releasePaths.release(source.dataDir, name, release);
  const readShell = remember(async (name, release): Promise<LiveShell> => {
    const folder = folderOf(name, release);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    return { shell: await readBuiltShell(folder), template: parseTemplate(html) };
  });
  const readRemote = remember((name, release) => readBuiltRemote(folderOf(name, release)));

  async function readPart(name: string, part: RegistryPart): Promise<LivePart | null> {
    const read = (release: string) => readRemote(name, release).catch(onProblem);
    const before = rollbackTarget(part)?.release;
    const [live, earlier] = await Promise.all([read(part.live), before && read(before)]);
    const lastGood = earlier && before ? locateRemote(earlier, part, before) : null;
    if (live) return { ...locateRemote(live, part, part.live), lastGood };
    return lastGood && { ...lastGood, lastGood: null };
  }

  async function readRemotes({ parts }: Registry): Promise<Map<string, LivePart>> {
    const remotes = new Map<string, LivePart>();
    for (const [name, part] of Object.entries(parts)) {
      const found = name === 'shell' ? null : await readPart(name, part);
      if (found) remotes.set(name, found);
    }
    return remotes;
  }

  /** The shell that these visitors see; the one of all others where theirs cannot be read. */
  async function readSeenShell(...releases: (string | undefined)[]): Promise<LiveShell | null> {
    for (const release of new Set(releases)) {
      const shell = release && (await readShell('shell', release).catch(onProblem));
      if (shell) return shell;
    }
    return null;
  }

  return async function current(bucket: number | null): Promise<LiveReleases> {
    const registry = await source.current();
    const seen = seenRegistry(registry, bucket);
    const shell = await readSeenShell(seen.parts.shell?.live, registry.parts.shell?.live);
    return { shell, remotes: await readRemotes(seen) };
  };
}
