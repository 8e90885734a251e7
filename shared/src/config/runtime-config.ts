/** Configuration that the page gateway writes into the HTML (docs/operations.md: "Environment"). */
export interface RuntimeConfig {
  /** Origin that answers `/api/v1` and `/socket.io`; empty means the page's own. */
  readonly apiOrigin: string;
  /** False with another server, which has only the calls of §7 (C86). */
  readonly ownServer: boolean;
  /** True if the answer contains the one-time code because no mail is set up (C1). */
  readonly otpEcho: boolean;
}

/** Ids of the JSON blocks that the page gateway writes into the HTML. */
export const PAGE_BLOCKS = {
  config: 'storefront-config',
  registry: 'storefront-registry',
  firstData: 'storefront-data',
  /** Calls to make at once, on guarded pages (ADR 18). Scripts of stored releases read this id. */
  prefetchedCalls: 'storefront-ahead',
  /** Remotes that this tab loads from another address; staff only (C140). */
  overrides: 'storefront-overrides',
} as const;

const defaults: RuntimeConfig = { apiOrigin: '', ownServer: true, otpEcho: false };

/** Returns the configuration of this page; the defaults outside a browser or if the page has none. */
export function readRuntimeConfig(): RuntimeConfig {
  if (typeof document === 'undefined') return defaults;
  const text = document.getElementById(PAGE_BLOCKS.config)?.textContent;
  if (!text) return defaults;
  return { ...defaults, ...(JSON.parse(text) as Partial<RuntimeConfig>) };
}
