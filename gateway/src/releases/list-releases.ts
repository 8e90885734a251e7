import type { Canary } from '@storefront/shared/delivery/registry';
import { liveRecord, rollbackTarget } from './live-record';
import { readRegistry } from './read-registry';

/** One line of `npm run releases`. */
export interface ReleaseOverview {
  readonly name: string;
  readonly live: string;
  /** ISO 8601. */
  readonly since: string;
  /** What stands beside it for a share of visitors. */
  readonly canary: Canary | null;
  /** What a rollback would bring back. */
  readonly previous: string | null;
  /** Where it is served from if not from our own folder. */
  readonly entry: string | null;
}

/** What is live of each part, since when, and what it can be rolled back to. */
export async function listReleases(dataDir: string): Promise<ReleaseOverview[]> {
  const { parts } = await readRegistry(dataDir);
  return Object.entries(parts).map(([name, part]) => ({
    name,
    live: part.live,
    since: part.since,
    canary: part.canary ?? null,
    previous: part.canary ? part.live : (rollbackTarget(part)?.release ?? null),
    entry: liveRecord(part)?.entry ?? null,
  }));
}
