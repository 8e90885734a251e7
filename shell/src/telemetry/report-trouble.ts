import {
  REASON_LENGTH,
  type ReleaseReport,
  type TroubleKind,
} from '@storefront/shared/config/release-reports';
import type { RemoteRelease } from '../remote-host/registry';
import { sendReports } from './send-reports';
import { noteTrouble } from './tab-notes';
import { isFirst } from './told-once';

/** The place in the build that threw: the first of its files in the stack, without the origin. */
const placeOf = (stack = '') => /\/([\w.-]+\.js:\d+:\d+)/.exec(stack)?.[1];

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error;
}

function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return 'unknown';
  const place = placeOf(cause.stack);
  return `${cause.name}: ${cause.message}${place ? ` (${place})` : ''}`.slice(0, REASON_LENGTH);
}

/** That this tab met a release; once. */
export function visitOf(remote: string, release: string): ReleaseReport[] {
  return isFirst(`visit ${remote} ${release}`) ? [{ remote, release, kind: 'visit' }] : [];
}

/** Tells the server what went wrong with a release: each kind once a tab, and nothing while the browser is offline. */
export function reportTrouble(
  remote: string,
  { release, version }: RemoteRelease,
  kind: TroubleKind,
  error: unknown,
): void {
  const reason = reasonOf(error);
  noteTrouble(remote, { release: release ?? version, kind, reason });
  if (!release || !navigator.onLine || !isFirst(`${kind} ${remote} ${release}`)) return;
  sendReports([...visitOf(remote, release), { remote, release, kind, reason }]);
}
