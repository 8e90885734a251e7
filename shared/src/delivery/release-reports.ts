/** Address for reports about releases in browsers (C117). The gateway answers it; it is no call of the API. */
export const REPORTS_PATH = '/releases/reports';

/** Address of the health report of releases, for staff. */
export const RELEASE_HEALTH_PATH = '/releases/health';

/** What can go wrong with a release in a browser. */
export const TROUBLE_KINDS = [
  /** Its scripts did not come, or threw. */
  'load',
  /** Nothing to see within five seconds (C90). */
  'late',
  /** It was written for another version of the shop. */
  'skew',
  /** A page threw while it was drawn. */
  'render',
  /** Something of it threw later, in answer to something that the visitor did. */
  'event',
  /** Its pages could not be rendered on the server; browsers drew them. The server tells it itself. */
  'server',
] as const;

export type TroubleKind = (typeof TROUBLE_KINDS)[number];

/** What is measured of a visit, ms; CLS has no unit. `LOAD` is the time until a page of the remote was there. */
export const VITALS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB', 'LOAD'] as const;

export type Vital = (typeof VITALS)[number];

/** What a tab says of an error. */
export interface Trouble {
  /** Name and message of the innermost cause. */
  readonly reason: string;
  /** The React component that threw, by its name in the build, with its place: `Ko (menu.1a2b.js:1:23)`. */
  readonly component?: string | undefined;
  /** The places that threw, innermost first: `menu.1a2b.js:1:2345`. */
  readonly at?: readonly string[] | undefined;
}

/** Returns an error as text: the reason, then component and places, each in a line. */
export const describeTrouble = ({ reason, component, at = [] }: Trouble): string =>
  [reason, ...(component ? [`in ${component}`] : []), ...at.map((place) => `at ${place}`)].join('\n');

/** One thing that a tab says about one release. Nothing of it is about a person. */
export type ReleaseReport = {
  /** Name of the remote, or `shell`. */
  readonly remote: string;
  /** `<version>-<hash>`. */
  readonly release: string;
} /** `fallback`: the release failed in this tab, and the last good one took its place (C116). */ & (
  | { readonly kind: 'visit' | 'fallback' }
  | ({ readonly kind: TroubleKind } & Trouble)
  | { readonly kind: 'vital'; readonly vital: Vital; readonly value: number }
);

/** What a tab sends. */
export interface ReportsBody {
  /** The release of the shell in the tab, `<version>-<hash>`; null in development, absent from older shells. */
  readonly shell?: string | null;
  readonly reports: readonly ReleaseReport[];
}

/** What is sent at once at most, how long a reason may be, and how many places it has. */
export const REPORTS_AT_ONCE = 20;
export const REASON_LENGTH = 200;
export const REASON_PLACES = 5;

/** How a release does in browsers, and on the server. */
export interface ReleaseHealth {
  readonly release: string;
  /** Tabs that met it. */
  readonly visits: number;
  /** Troubles in those tabs, each kind once a tab. */
  readonly errors: number;
  readonly errorsPerHundredVisits: number;
  /** Pages that the server rendered, or failed to render. Absent from older servers. */
  readonly renders?: number;
  readonly byKind: Readonly<Partial<Record<TroubleKind, number>>>;
  /** The last one, its moment in ISO 8601; the reason as {@link describeTrouble} writes it, with places in the sources. */
  readonly lastError: { readonly kind: string; readonly reason: string; readonly at: string } | null;
  /** What three visits in four do not exceed, ms; CLS without a unit. */
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
}

/** The live release of a part beside the one before it. */
export interface PartHealth extends ReleaseHealth {
  readonly previous: ReleaseHealth | null;
  /** What to do where the live release does worse than the one before it; null where it does not. */
  readonly advice: string | null;
  /** The release that a share of visitors meets, and what to do where it does worse than the live one. */
  readonly canary: (ReleaseHealth & { readonly advice: string | null }) | null;
}
