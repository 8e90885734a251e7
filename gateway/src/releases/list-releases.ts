import type {
  Canary,
  RegistryPart,
  ReleaseEvent,
  ReleaseRecord,
  ReleaseSource,
} from '@storefront/shared/delivery/registry';
import { firstBucket } from './canary-share';
import { findDamage } from './check-files';
import { pullReleases } from './pull-releases';
import { readRegistry } from './read-registry';
import type { ReleasePlace } from './release-place';
import { liveRecord, namedReleases, rollbackTarget, rollbackTargets } from './release-records';

/** One line of `npm run releases`. */
export interface ReleaseOverview {
  readonly name: string;
  readonly live: string;
  /** ISO 8601. */
  readonly since: string;
  /** Its canary, and the bucket of visitors that gets it first: with that cookie a browser shows it. */
  readonly canary: (Canary & { readonly bucket: number }) | null;
  /** The release that a rollback would make live. */
  readonly previous: string | null;
  /** Address of a team's own host; absent for our folder. */
  readonly entry: string | null;
  /** The commit of the live release; null if it is unknown. */
  readonly source: ReleaseSource | null;
  /** Whether visitors outside of its canary have it. */
  readonly isOpened: boolean;
  /** When the part was retired, ISO 8601; null if it was not. */
  readonly retired: string | null;
  /** Every release that visitors ever got, oldest first. */
  readonly releases: readonly ReleaseRecord[];
  /** Who changed what, oldest first: at most the last hundred changes. */
  readonly history: readonly ReleaseEvent[];
  /** Sentences about the live release, the canary, and the target of a rollback, whose files are not as released (C482). */
  readonly damages: readonly string[];
}

/** Returns the live release of each part, since when, and the target of a rollback. */
export async function listReleases(place: ReleasePlace): Promise<ReleaseOverview[]> {
  await pullReleases(place, { withFiles: false });
  const { parts } = await readRegistry(place.dataDir);
  const damagesOf = async (name: string, releases: readonly string[]) =>
    (await Promise.all(releases.map((release) => findDamage(place.dataDir, name, release)))).filter(
      (damage) => damage !== null,
    );
  const overviewOf = async ([name, part]: [string, RegistryPart]): Promise<ReleaseOverview> => ({
    name,
    live: part.live,
    since: part.since,
    canary: part.canary ? { ...part.canary, bucket: firstBucket(name, part.canary) } : null,
    isOpened: part.opened !== false,
    previous: part.canary ? part.live : (rollbackTarget(part)?.release ?? null),
    entry: liveRecord(part)?.entry ?? null,
    source: liveRecord(part)?.source ?? null,
    retired: part.retired ?? null,
    releases: part.history,
    history: part.events ?? [],
    damages: await damagesOf(name, namedReleases(part).concat(rollbackTargets(part)[0]?.release ?? [])),
  });
  return Promise.all(Object.entries(parts).map(overviewOf));
}
