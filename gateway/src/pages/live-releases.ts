import type { BuiltShell } from '../releases/built-shell';
import { seenRegistry } from '../releases/canary-share';
import type { Registry } from '../releases/registry-schema';
import type { LiveRemote } from './locate-remote';
import type { PageTemplate } from './page-template';
import { createLiveReader, type OnProblem } from './read-live';

export interface LiveShell {
  readonly shell: BuiltShell;
  readonly release: string;
  /** Its server build, if it has one. */
  readonly server: string;
  readonly template: PageTemplate;
}

/** What is live of a remote, and the release before it, which a tab takes where that one fails (C116). */
export interface LivePart extends LiveRemote {
  /** Its server build, if it has one; null for a release on another host. */
  readonly server: string | null;
  readonly lastGood: LiveRemote | null;
}

/** Everything the gateway must know of what is live. */
export interface LiveReleases {
  readonly shell: LiveShell | null;
  readonly remotes: ReadonlyMap<string, LivePart>;
}

/** What a registry has live for the visitors of a bucket: the same object for all who see the same. */
export type ReadLive = (registry: Registry, bucket: number | null) => Promise<LiveReleases>;

/**
 * What is live, read again whenever the registry changes, and at the next page where something could not be read;
 * `onProblem` hears why.
 */
export function createLiveReleases(dataDir: string, onProblem: OnProblem): ReadLive {
  const read = createLiveReader(dataDir);
  const known = new WeakMap<Registry, Map<string, LiveReleases>>();

  return async (registry, bucket) => {
    const seen = seenRegistry(registry, bucket);
    const releases = Object.values(seen.parts)
      .map(({ live }) => live)
      .join(' ');
    const found = known.get(registry)?.get(releases);
    if (found) return found;
    let isWhole = true;
    const live = await read(registry, seen, (problem) => {
      isWhole = false;
      onProblem(problem);
    });
    if (!isWhole) return live;
    const ofRegistry = known.get(registry) ?? new Map<string, LiveReleases>();
    known.set(registry, ofRegistry);
    // Whoever came first has set what all others get.
    const first = ofRegistry.get(releases) ?? live;
    ofRegistry.set(releases, first);
    return first;
  };
}
