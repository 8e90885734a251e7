/** What the page gateway tells the browser inside the HTML (docs/operations.md: "Environment"). */
export interface RuntimeConfig {
  /** Origin that answers `/api/v1` and `/socket.io`; empty means the page's own. */
  readonly apiOrigin: string;
  /** False when somebody else's server answers, which knows §7 only (C86). */
  readonly ownServer: boolean;
  /** True when one-time codes come back in the answer because no mail is set up (C1). */
  readonly otpEcho: boolean;
}

/** Ids of the JSON blocks that the page gateway writes into the HTML. */
export const PAGE_BLOCKS = {
  config: 'storefront-config',
  registry: 'storefront-registry',
  firstData: 'storefront-data',
  /** Calls to make at once, on guarded pages (ADR 18). Scripts of stored releases read this id. */
  prefetchedCalls: 'storefront-ahead',
  /** Only for staff whose tab takes remotes from elsewhere (C140). */
  overrides: 'storefront-overrides',
} as const;

const defaults: RuntimeConfig = { apiOrigin: '', ownServer: true, otpEcho: false };

/** Reads the configuration of this page; outside a browser, and on a page without one, the defaults. */
export function readRuntimeConfig(): RuntimeConfig {
  if (typeof document === 'undefined') return defaults;
  const text = document.getElementById(PAGE_BLOCKS.config)?.textContent;
  if (!text) return defaults;
  return { ...defaults, ...(JSON.parse(text) as Partial<RuntimeConfig>) };
}
