import type { RegistryPart, ReleaseRecord } from '@storefront/shared/delivery/registry';

/** Returns the registry's record of a release. */
export const recordOf = (part: RegistryPart, release: string): ReleaseRecord | undefined =>
  part.history.find((record) => record.release === release);

/** Returns the record of the live release. */
export const liveRecord = (part: RegistryPart): ReleaseRecord | undefined => recordOf(part, part.live);

/** Returns the releases that visitors get: the live one and the canary. */
export const namedReleases = ({ live, canary }: RegistryPart): string[] =>
  canary ? [live, canary.release] : [live];

/** Returns the target of a rollback: the newest release before the live one that was neither withdrawn nor removed. */
export function rollbackTarget(part: RegistryPart): ReleaseRecord | undefined {
  const at = part.history.findIndex(({ release }) => release === part.live);
  return part.history
    .slice(0, Math.max(at, 0))
    .findLast(({ withdrawn, pruned }) => withdrawn === undefined && pruned === undefined);
}
