import { coalesceReads } from '@storefront/http/coalesce-reads';
import type { Registry } from '@storefront/shared/delivery/registry';
import { hasCanary } from '../releases/canary-share';
import type { RegistrySource } from '../releases/registry-source';
import type { DataVersions, ShopApi } from '../shop-api';
import type { LiveReleases, ReadLive } from './live-releases';
import type { OnProblem } from './read-live';

/** The live releases and the versions of the data, read together. */
export interface Snapshot {
  readonly registry: Registry;
  /** The releases that visitors outside every canary see. */
  readonly live: LiveReleases;
  /** Whether a canary runs, so that visitors may see different releases. */
  readonly isForVisitor: boolean;
  /** Versions of the data; null if rendering is off or the API does not provide them. */
  readonly versions: DataVersions | null;
}

interface Sources {
  readonly source: RegistrySource;
  readonly live: ReadLive;
  /** Null if rendering is off. */
  readonly readVersions: ShopApi['readVersions'] | null;
  readonly onProblem: OnProblem;
}

/** Returns a function that reads a snapshot after each call. Concurrent callers share one read. */
export function createSnapshotReader({
  source,
  live,
  readVersions,
  onProblem,
}: Sources): () => Promise<Snapshot> {
  async function versionsNow(): Promise<DataVersions | null> {
    try {
      return readVersions ? await readVersions() : null;
    } catch (problem) {
      onProblem(problem);
      return null;
    }
  }

  return coalesceReads(async () => {
    const [registry, versions] = await Promise.all([source.current(), versionsNow()]);
    return { registry, versions, isForVisitor: hasCanary(registry), live: await live(registry, null) };
  });
}
