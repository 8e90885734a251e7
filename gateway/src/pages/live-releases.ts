import type { Registry } from '@storefront/shared/delivery/registry';
import type { ShellManifest } from '@storefront/shared/delivery/shell-manifest';
import { seenRegistry } from '../releases/canary-share';
import type { LiveRemote } from './locate-remote';
import type { PageTemplate } from './page-template';
import { createLiveReader, type OnProblem } from './read-live';

export interface LiveShell {
  readonly shell: ShellManifest;
  readonly release: string;
  /** Its server build, if it has one. */
  readonly server: string;
  readonly template: PageTemplate;
}

/** The live release of a remote, and the last good one, which a tab loads if the live one fails (C116). */
export interface LivePart extends LiveRemote {
  /** Its server build, if it has one; null for a release on another host. */
  readonly server: string | null;
  readonly lastGood: LiveRemote | null;
}

/** Everything the gateway knows about the live releases. */
export interface LiveReleases {
  readonly shell: LiveShell | null;
  readonly remotes: ReadonlyMap<string, LivePart>;
}

/** Returns the live releases for a bucket of visitors; the same object for the same releases. */
export type ReadLive = (registry: Registry, bucket: number | null) => Promise<LiveReleases>;

/**
 * Reads the live releases again whenever the registry changes, and for the next page if something could not be read.
 * Calls `onProblem` with the reason.
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
    // A concurrent read may have finished first: all callers share its object.
    const first = ofRegistry.get(releases) ?? live;
    ofRegistry.set(releases, first);
    return first;
  };
}
