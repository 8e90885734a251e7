import type { TroubleKind } from '@storefront/shared/config/release-reports';
import { reportTrouble } from '../../telemetry/report-trouble';
import { PageFailure } from '../page-failure';
import type { RemoteRelease } from '../registry';
import { releaseInUse } from '../release-in-use';

/** Releases that failed in this tab, by the address of their entry. */
const blamed = new Set<string>();

/** Whether this release failed in this tab. */
export const isMarkedFailed = ({ entry }: RemoteRelease) => blamed.has(entry);

/** Gives these releases another chance. */
export function clearFailed(releases: readonly RemoteRelease[]): void {
  for (const { entry } of releases) blamed.delete(entry);
}

/**
 * Notes that a release failed, so that the next attempt takes another one, and tells the server (C116).
 *
 * @param kind what went wrong where the error does not say: a page that is late or does not fit says so itself
 */
export function markFailed(name: string, release: RemoteRelease, kind: TroubleKind, error: unknown): void {
  blamed.add(release.entry);
  console.error(`${name} ${release.release ?? release.version}`, error);
  const isSaid = error instanceof PageFailure && error.kind !== 'broken';
  reportTrouble(name, release, isSaid ? error.kind : kind, error);
}

/** The same of the release in use. */
export function markCurrentFailed(name: string, kind: TroubleKind, error: unknown): void {
  const release = releaseInUse(name);
  if (release) markFailed(name, release, kind, error);
}
