import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import type { ShellManifest } from '@storefront/shared/delivery/shell-manifest';
import { seenRegistry } from '../releases/canary-share';
import type { ReleaseGuard } from '../releases/release-guard';
import type { StuckReleases } from '../ssr/stuck-releases';
import type { LiveRemote } from './locate-remote';
import type { PageTemplate } from './page-template';
import { createLiveReader, type LastGoods, type OnProblem } from './read-live';

export interface LiveShell {
  /** Its route table has the rows of the live remotes too. */
  readonly shell: ShellManifest;
  /** Those rows alone. */
  readonly added: readonly ShopRoute[];
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
  /** Names of the retired remotes (C325). */
  readonly retired: readonly string[];
}

/** Returns the live releases for a bucket of visitors; the same object for the same releases. */
export type ReadLive = (registry: Registry, bucket: number | null) => Promise<LiveReleases>;

interface Sources {
  readonly dataDir: string;
  readonly guard: ReleaseGuard;
  readonly stuck: StuckReleases;
  /** Origin from which browsers load our releases; null: the page's own. */
  readonly assetOrigin: string | null;
  /** Returns the last good release of a remote; undefined if it has none. */
  readonly findLastGood: (name: string, part: RegistryPart) => Promise<string | undefined>;
  readonly now: () => number;
}

/** How long the gateway keeps to the last good release that it chose, ms. */
const CHOSEN_FOR = 10_000;

/** Returns a function that chooses the last good releases, again after ten seconds. */
function createChooser({ findLastGood, now }: Sources) {
  const known = new WeakMap<Registry, { readonly at: number; readonly chosen: Promise<LastGoods> }>();
  const choose = async ({ parts }: Registry): Promise<LastGoods> =>
    new Map(
      await Promise.all(
        Object.entries(parts)
          .filter(([name]) => name !== 'shell')
          .map(async ([name, part]) => [name, await findLastGood(name, part)] as const),
      ),
    );
  return (registry: Registry): Promise<LastGoods> => {
    const found = known.get(registry);
    if (found && now() - found.at < CHOSEN_FOR) return found.chosen;
    const chosen = choose(registry);
    known.set(registry, { at: now(), chosen });
    return chosen;
  };
}

/** Returns what stands in for each remote that visitors see: for a canary the live release, which they do not have. */
const lastGoodsOf = (seen: Registry, { parts }: Registry, chosen: LastGoods): LastGoods =>
  new Map(
    [...chosen].map(([name, earlier]) => {
      const live = parts[name]?.live;
      return [name, seen.parts[name]?.live === live ? earlier : live] as const;
    }),
  );

/**
 * Reads the live releases again whenever the registry or a last good release changes, a file was found damaged or a
 * release is stuck, and for the next page if something could not be read. Calls `onProblem` with the reason.
 */
export function createLiveReleases(sources: Sources, onProblem: OnProblem): ReadLive {
  const read = createLiveReader(sources);
  const chooseLastGoods = createChooser(sources);
  const known = new WeakMap<Registry, Map<string, LiveReleases>>();

  return async (registry, bucket) => {
    const seen = seenRegistry(registry, bucket);
    const lastGoods = lastGoodsOf(seen, registry, await chooseLastGoods(registry));
    const releases = Object.entries(seen.parts)
      .map(([name, { live }]) => `${live} ${lastGoods.get(name)}`)
      .concat(`${sources.guard.damages} ${sources.stuck.count}`)
      .join(' ');
    const found = known.get(registry)?.get(releases);
    if (found) return found;
    let isWhole = true;
    const live = await read(registry, seen, lastGoods, (problem) => {
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
