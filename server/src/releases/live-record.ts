import type { RegistryPart, ReleaseRecord } from './registry-schema';

/** The record of the live release. */
export function liveRecord(part: RegistryPart): ReleaseRecord | undefined {
  return part.history.find(({ release }) => release === part.live);
}

/** The release that a rollback would bring back: the newest before the live one that was not itself withdrawn. */
export function rollbackTarget(part: RegistryPart): ReleaseRecord | undefined {
  const at = part.history.findIndex(({ release }) => release === part.live);
  return part.history.slice(0, Math.max(at, 0)).findLast(({ withdrawn }) => withdrawn === undefined);
}
