import type { RegistryPart, ReleaseRecord } from '@storefront/shared/delivery/registry';

/** What the registry knows of a release. */
export const recordOf = (part: RegistryPart, release: string): ReleaseRecord | undefined =>
  part.history.find((record) => record.release === release);

/** The record of the live release. */
export const liveRecord = (part: RegistryPart): ReleaseRecord | undefined => recordOf(part, part.live);

/** The releases that visitors meet: the live one, and the canary beside it. */
export const namedReleases = ({ live, canary }: RegistryPart): string[] =>
  canary ? [live, canary.release] : [live];

/** The release that a rollback would bring back: the newest before the live one that was neither withdrawn nor removed. */
export function rollbackTarget(part: RegistryPart): ReleaseRecord | undefined {
  const at = part.history.findIndex(({ release }) => release === part.live);
  return part.history
    .slice(0, Math.max(at, 0))
    .findLast(({ withdrawn, pruned }) => withdrawn === undefined && pruned === undefined);
}
