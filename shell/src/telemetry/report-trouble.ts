import {
  describeTrouble,
  REASON_LENGTH,
  REASON_PLACES,
  type ReleaseReport,
  type Trouble,
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

/** A script in a stack, with line and column; a script that was loaded again has a query. */
const PLACE = /\/([\w.-]+\.js)(?:\?[^\s:)]*)?(:\d+:\d+)/g;

/** Returns the places in the build that a stack names, innermost first, without the origin. */
const placesOf = (stack = ''): string[] =>
  [...stack.matchAll(PLACE)].slice(0, REASON_PLACES).map(([, file, place]) => `${file}${place}`);

/** Returns the innermost component of React's component stack. */
function componentOf(stack = ''): string | undefined {
  const [first = ''] = stack.trim().split('\n', 1);
  const [, name] = /^(?:at )?([\w$.]+)(?=[ @]|$)/.exec(first) ?? [];
  const [place] = placesOf(first);
  return name && place ? `${name} (${place})` : name;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error;
}

function describe(error: unknown, componentStack: string | undefined): Trouble {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return { reason: 'unknown' };
  const component = componentOf(componentStack);
  const at = placesOf(cause.stack);
  return {
    reason: `${cause.name}: ${cause.message}`.slice(0, REASON_LENGTH),
    ...(component && { component }),
    ...(at.length > 0 && { at }),
  };
}

/** Returns the report that this tab uses a release; none the second time. */
export function visitOf(remote: string, release: string): ReleaseReport[] {
  return once(`visit ${remote} ${release}`) ? [{ remote, release, kind: 'visit' }] : [];
}

/**
 * Reports a trouble of a release to the server: each kind once a tab, and nothing while the browser is offline.
 *
 * @param componentStack React's, if a component threw
 */
export function reportTrouble(
  remote: string,
  { release, version }: Omit<ReportedRelease, 'entry'>,
  kind: TroubleKind,
  error: unknown,
  componentStack?: string,
): void {
  const trouble = describe(error, componentStack);
  notes.set(remote, { release: release ?? version, kind, reason: describeTrouble(trouble) });
  if (!release || !navigator.onLine || !once(`${kind} ${remote} ${release}`)) return;
  sendReports([...visitOf(remote, release), { remote, release, kind, ...trouble }]);
}

/** Reports that the last good release took the place of this one. Alone: an older gateway refuses reports of this kind. */
export function reportFallback(remote: string, { release }: Pick<ReportedRelease, 'release'>): void {
  if (!release || !once(`fallback ${remote} ${release}`)) return;
  sendReports([{ remote, release, kind: 'fallback' }]);
}
