import type { PageRelease } from '@storefront/shared/delivery/page-registry';
import type { TroubleKind } from '@storefront/shared/delivery/release-reports';
import { readRegistry } from '../../routes/read-registry';
import { type ReportedRelease, reportTrouble } from '../../telemetry/report-trouble';
import { componentStacks, PageFailure, type PageFailureKind } from '../page-failure';
import { releaseInUse } from '../registry';

/** Releases that failed in this tab, by the address of their entry. */
const failed = new Set<string>();

/** The kinds that say more than where the failure was noticed. */
const reportedAs: Partial<Record<PageFailureKind, TroubleKind>> = { late: 'late', skew: 'skew' };

/** Whether this release failed in this tab. */
export const isMarkedFailed = ({ entry }: PageRelease) => failed.has(entry);

/** Lets these releases be tried again. */
export function clearFailed(releases: readonly PageRelease[]): void {
  for (const { entry } of releases) failed.delete(entry);
}

function report(
  name: string,
  release: Omit<ReportedRelease, 'entry'>,
  kind: TroubleKind,
  error: unknown,
): void {
  console.error(`${name} ${release.release ?? release.version}`, error);
  const exact = error instanceof PageFailure ? reportedAs[error.kind] : undefined;
  const componentStack = error instanceof Error ? componentStacks.get(error) : undefined;
  reportTrouble(name, release, exact ?? kind, error, componentStack);
}

/**
 * Marks a release as failed in this tab, so that the next load takes another one, and reports it (C116).
 *
 * @param kind the kind to report, unless the error is a PageFailure with a more exact one
 */
export function markFailed(name: string, release: PageRelease, kind: TroubleKind, error: unknown): void {
  failed.add(release.entry);
  report(name, release, kind, error);
}

/** Marks the release in use as failed. The shell has no other one in this tab: its failure is only reported (C117). */
export function markCurrentFailed(part: string, kind: TroubleKind, error: unknown): void {
  const { shell } = readRegistry();
  if (part === 'shell') {
    if (shell) report(part, { release: shell, version: shell }, kind, error);
    return;
  }
  const release = releaseInUse(part);
  if (release) markFailed(part, release, kind, error);
}
