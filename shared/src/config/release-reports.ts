/** Where pages tell how a release of a remote does (C117); the page gateway's own, not a call of the API. */
export const REPORTS_PATH = '/releases/reports';

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
] as const;

export type TroubleKind = (typeof TROUBLE_KINDS)[number];

/** What is measured of a visit, ms; CLS has no unit. `LOAD` is the time until a page of the remote was there. */
export const VITALS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB', 'LOAD'] as const;

export type Vital = (typeof VITALS)[number];

/** One thing that a tab says about one release. Nothing of it is about a person. */
export type ReleaseReport = {
  readonly remote: string;
  /** `<version>-<hash>`. */
  readonly release: string;
} & (
  | { readonly kind: 'visit' }
  | { readonly kind: TroubleKind; readonly reason: string }
  | { readonly kind: 'vital'; readonly vital: Vital; readonly value: number }
);

/** What is sent at once at most, and how long a reason may be. */
export const REPORTS_AT_ONCE = 20;
export const REASON_LENGTH = 200;
