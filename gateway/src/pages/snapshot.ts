import { shareReads } from '../../../server/src/platform/db/coalesce-reads';
import type { DataVersions } from '../../../server/src/platform/db/data-versions';
import { hasCanary } from '../releases/canary-share';
import type { Registry } from '../releases/registry-schema';
import type { RegistrySource } from '../releases/registry-source';
import type { LiveReleases, ReadLive } from './live-releases';
import type { OnProblem } from './read-live';

/** What pages are made of, as of one moment. */
export interface Moment {
  readonly registry: Registry;
  /** What is live for all whom no canary meets. */
  readonly live: LiveReleases;
  /** Whether there is a canary, so that others may see other releases. */
  readonly isForVisitor: boolean;
  /** Of the data; null where nothing is rendered, or that cannot be told. */
  readonly versions: DataVersions | null;
}

interface Sources {
  readonly source: RegistrySource;
  readonly live: ReadLive;
  /** Null where nothing is rendered. */
  readonly readVersions: (() => DataVersions | Promise<DataVersions>) | null;
  readonly onProblem: OnProblem;
}

/** Tells everybody who asks for a page of a moment after their question; those who ask together share it. */
export function createMomentReader({
  source,
  live,
  readVersions,
  onProblem,
}: Sources): () => Promise<Moment> {
  async function versionsNow(): Promise<DataVersions | null> {
    try {
      return readVersions ? await readVersions() : null;
    } catch (problem) {
      onProblem(problem);
      return null;
    }
  }

  return shareReads(async () => {
    const [registry, versions] = await Promise.all([source.current(), versionsNow()]);
    return { registry, versions, isForVisitor: hasCanary(registry), live: await live(registry, null) };
  });
}
