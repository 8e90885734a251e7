import type { RegistryPart, ReleaseRecord } from '@storefront/shared/delivery/registry';

/** Returns the registry's record of a release. */
export const recordOf = (part: RegistryPart, release: string): ReleaseRecord | undefined =>
  part.history.find((record) => record.release === release);

/** Returns the record of the live release. */
export const liveRecord = (part: RegistryPart): ReleaseRecord | undefined => recordOf(part, part.live);

/** Returns the releases that visitors get: the live one and the canary. */
export const namedReleases = ({ live, canary }: RegistryPart): string[] =>
  canary && canary.release !== live ? [live, canary.release] : [live];

/** How many earlier releases stand behind the live one, for tabs where it fails and for rollbacks. */
const MOST_TARGETS = 5;

/**
 * Returns the releases that can stand in for the live one, newest first: those before it that were neither withdrawn
 * nor removed.
 */
export function rollbackTargets(part: RegistryPart): readonly ReleaseRecord[] {
  const at = part.history.findIndex(({ release }) => release === part.live);
  return part.history
    .slice(0, Math.max(at, 0))
    .filter(({ withdrawn, pruned }) => withdrawn === undefined && pruned === undefined)
    .slice(-MOST_TARGETS)
    .reverse();
}

/** Returns the target of a rollback that names none: the newest of {@link rollbackTargets}. */
export const rollbackTarget = (part: RegistryPart): ReleaseRecord | undefined => rollbackTargets(part)[0];

/** Returns when a release was last withdrawn, if the registry knows. */
const withdrawnAt = (record: ReleaseRecord | undefined) => record?.withdrawn ?? record?.withdrawnBefore;

/** Returns the field by which a new record of the release keeps that time. */
export function keepWithdrawal(record: ReleaseRecord | undefined): Pick<ReleaseRecord, 'withdrawnBefore'> {
  const at = withdrawnAt(record);
  return at ? { withdrawnBefore: at } : {};
}

/** Returns the warning for making a withdrawn release live again. */
export function withdrawnWarning(record: ReleaseRecord | undefined): string[] {
  const at = withdrawnAt(record);
  return at ? [`visitors had it before, and it was withdrawn on ${at}`] : [];
}

/** Returns why nothing but a release, or its return, changes a retired part. */
export const retiredText = (name: string, at: string): string =>
  `${name} was retired on ${at}; npm run retire -- ${name} --undo brings it back`;
