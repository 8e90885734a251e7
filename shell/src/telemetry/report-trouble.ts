import {
  REASON_LENGTH,
  type ReleaseReport,
  type TroubleKind,
} from '@storefront/shared/delivery/release-reports';
import { sendReports } from './send-reports';

/** What telemetry reads of a release. */
export interface ReportedRelease {
  readonly entry: string;
  readonly version: string;
  /** `<version>-<hash>`; none in development. */
  readonly release?: string;
}

/** The last trouble of a remote in this tab. */
export interface TroubleNote {
  readonly release: string;
  readonly kind: TroubleKind;
  readonly reason: string;
}

const notes = new Map<string, TroubleNote>();

/** Returns the last trouble of a remote in this tab, for the staff page `/_remotes`. */
export const troubleOf = (remote: string) => notes.get(remote);

const reported = new Set<string>();

/** Returns true for the first call with this text in the tab. */
export function once(what: string): boolean {
  if (reported.has(what)) return false;
  reported.add(what);
  return true;
}

/** Returns the place in the build that threw: the first of its files in the stack, without the origin. */
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

/** Returns the report that this tab uses a release; none the second time. */
export function visitOf(remote: string, release: string): ReleaseReport[] {
  return once(`visit ${remote} ${release}`) ? [{ remote, release, kind: 'visit' }] : [];
}

/** Reports a trouble of a release to the server: each kind once a tab, and nothing while the browser is offline. */
export function reportTrouble(
  remote: string,
  { release, version }: Omit<ReportedRelease, 'entry'>,
  kind: TroubleKind,
  error: unknown,
): void {
  const reason = reasonOf(error);
  notes.set(remote, { release: release ?? version, kind, reason });
  if (!release || !navigator.onLine || !once(`${kind} ${remote} ${release}`)) return;
  sendReports([...visitOf(remote, release), { remote, release, kind, reason }]);
}
