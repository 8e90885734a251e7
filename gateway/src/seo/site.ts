/** The public origin of the shop, and the clock. */
export interface Site {
  /** PUBLIC_ORIGIN; null if not set. The host of a request never replaces it in shared pages. */
  readonly origin: string | null;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
}

/** Returns the absolute address of a path; relative if the origin is not known. */
export const addressOf = ({ origin }: Site, path: string): string => (origin ?? '') + path;
