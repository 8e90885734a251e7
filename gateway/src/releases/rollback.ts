import type { RegistryPart } from '@storefront/shared/delivery/registry';
import { type Changed, changePart } from './change-registry';
import { findIncompatibilities } from './find-incompatibilities';
import { endCanary, recordChange, withdrawLive } from './part-changes';
import { pullReleases } from './pull-releases';
import { ReleaseError } from './release-error';
import type { ReleasePlace } from './release-place';
import { liveRecord, retiredText, rollbackTargets } from './release-records';

interface Options extends ReleasePlace {
  readonly name: string;
  /** The release to go back to; absent: the end of a canary, else the newest earlier one. */
  readonly to?: string;
  readonly now: () => number;
  /** Who rolls it back. */
  readonly by?: string | undefined;
}

interface Rollback {
  readonly from: string;
  readonly to: string;
  /** Incompatibilities of the restored release, each as half a sentence. */
  readonly warnings: readonly string[];
}

/** Returns the release to go back to. @throws ReleaseError if there is none, or if none is named `to` */
function findTarget(name: string, part: RegistryPart, to: string | undefined): string {
  const targets = rollbackTargets(part).map(({ release }) => release);
  const [newest] = targets;
  if (newest === undefined) throw new ReleaseError(`${name} has no earlier release than ${part.live}`);
  if (to !== undefined && !targets.includes(to))
    throw new ReleaseError(`${name} cannot go back to ${to}; it can to ${targets.join(', ')}`);
  return to ?? newest;
}

/**
 * Ends the canary; without one, makes an earlier release live again, and ends a canary then too. Marks the replaced
 * release, and those between, as withdrawn, so that no rollback or start restores them. Throws {@link ReleaseError} if
 * there is no such release, or if its files no longer exist.
 */
export async function rollback({ name, to, now, by, ...place }: Options): Promise<Rollback> {
  await pullReleases(place);
  return changePart(place, name, async (part): Promise<Changed<RegistryPart, Rollback>> => {
    if (!part || !liveRecord(part)) throw new ReleaseError(`${name} was never released`);
    const at = new Date(now()).toISOString();
    if (part.retired) throw new ReleaseError(retiredText(name, part.retired));
    if (part.canary && to === undefined) {
      const { release } = part.canary;
      const result = { from: release, to: part.live, warnings: [] };
      const ended = recordChange(part, endCanary(part, at), { action: 'canary ended', release, at, by });
      return { to: ended, result };
    }
    const release = findTarget(name, part, to);
    const warnings = await findIncompatibilities({ ...place, name, release });
    return {
      to: recordChange(part, withdrawLive(endCanary(part, at), release, at), {
        action: 'rolled back',
        release,
        at,
        by,
      }),
      result: { from: part.live, to: release, warnings },
    };
  });
}
