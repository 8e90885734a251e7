import type { RegistryPart } from '@storefront/shared/delivery/registry';
import { type Changed, changePart } from './change-registry';
import { findIncompatibilities } from './find-incompatibilities';
import { endCanary, withdrawLive } from './part-changes';
import { ReleaseError } from './release-error';
import { liveRecord, rollbackTarget } from './release-records';

interface Options {
  readonly dataDir: string;
  readonly name: string;
  readonly now: () => number;
}

interface Rollback {
  readonly from: string;
  readonly to: string;
  /** Incompatibilities of the restored release, each as half a sentence. */
  readonly warnings: readonly string[];
}

/**
 * Ends the canary; without one, makes the previous release live again. Marks the replaced release as withdrawn, so that
 * no rollback or start restores it. Throws {@link ReleaseError} if there is no earlier release, or if its files no
 * longer exist.
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
    const warnings = await findIncompatibilities({ dataDir, name, release });
    return { to: withdrawLive(part, release, at), result: { from: part.live, to: release, warnings } };
  });
}
