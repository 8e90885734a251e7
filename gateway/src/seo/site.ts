/** Where the shop is on the web. */
export interface Site {
  /** PUBLIC_ORIGIN. Null: nobody said, and whatever host a visitor names is no address to hand on. */
  readonly origin: string | null;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
}

/** An address of the shop as others may keep it; relative to the page while the origin is not known. */
export const addressOf = ({ origin }: Site, path: string): string => (origin ?? '') + path;
