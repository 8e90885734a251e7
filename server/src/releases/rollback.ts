import { type Changed, changePart } from './change-registry';
import { liveRecord, rollbackTarget } from './live-record';
import { endCanary, withdrawLive } from './part-changes';
import type { RegistryPart } from './registry-schema';
import { ReleaseError } from './release-error';

interface Options {
  readonly dataDir: string;
  readonly name: string;
  readonly now: () => number;
}

interface Rollback {
  readonly from: string;
  readonly to: string;
}

/**
 * Ends a canary, or, where there is none, brings back the release that was live before. What it takes away is
 * marked, so that neither a further rollback nor a start returns to it. Throws {@link ReleaseError} where there is
 * nothing to go back to.
 */
export function rollback({ dataDir, name, now }: Options): Promise<Rollback> {
  return changePart(dataDir, name, async (part): Promise<Changed<RegistryPart, Rollback>> => {
    if (!part || !liveRecord(part)) throw new ReleaseError(`${name} was never released`);
    const at = new Date(now()).toISOString();
    if (part.canary) return { to: endCanary(part, at), result: { from: part.canary.release, to: part.live } };
    const target = rollbackTarget(part);
    if (!target) throw new ReleaseError(`${name} has no earlier release than ${part.live}`);
    return {
      to: withdrawLive(part, target.release, at),
      result: { from: part.live, to: target.release },
    };
  });
}
