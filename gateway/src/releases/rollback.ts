import type { RegistryPart } from '@storefront/shared/delivery/registry';
import { type Changed, changePart } from './change-registry';
import { findMisfits } from './find-incompatibilities';
import { liveRecord, rollbackTarget } from './live-record';
import { endCanary, withdrawLive } from './part-changes';
import { ReleaseError } from './release-error';

interface Options {
  readonly dataDir: string;
  readonly name: string;
  readonly now: () => number;
}

interface Rollback {
  readonly from: string;
  readonly to: string;
  /** What of the contract the release brought back does not meet, each as half a sentence. */
  readonly warnings: readonly string[];
}

/**
 * Ends a canary, or, where there is none, brings back the release that was live before. What it takes away is
 * marked, so that neither a further rollback nor a start returns to it. Throws {@link ReleaseError} where there is
 * nothing to go back to, or where its files are gone.
 */
export function rollback({ dataDir, name, now }: Options): Promise<Rollback> {
  return changePart(dataDir, name, async (part): Promise<Changed<RegistryPart, Rollback>> => {
    if (!part || !liveRecord(part)) throw new ReleaseError(`${name} was never released`);
    const at = new Date(now()).toISOString();
    if (part.canary) {
      const result = { from: part.canary.release, to: part.live, warnings: [] };
      return { to: endCanary(part, at), result };
    }
    const target = rollbackTarget(part);
    if (!target) throw new ReleaseError(`${name} has no earlier release than ${part.live}`);
    const { release } = target;
    const warnings = await findMisfits({ dataDir, name, release });
    return { to: withdrawLive(part, release, at), result: { from: part.live, to: release, warnings } };
  });
}
