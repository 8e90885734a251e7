/** For so long the calls of a page belong to its trace, ms: a dashboard is open all day. */
const BELONGS_MS = 10 * 60_000;

/** The browser reuses a preloaded answer only for a call with the same headers. */
const isPreloaded = (address: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].some(
    ({ href }) => href === address,
  );

/**
 * Returns the header that makes a call a part of the trace of its page, which the gateway names in `Server-Timing` (C383);
 * none if nothing is traced, for a call that the HTML preloads, and ten minutes after the page came.
 */
export function traceHeader(address: string): { readonly traceparent?: string } {
  if (typeof document === 'undefined' || performance.now() > BELONGS_MS) return {};
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const named = page?.serverTiming?.find(({ name }) => name === 'traceparent');
  return named && !isPreloaded(new URL(address, document.baseURI).href)
    ? { traceparent: named.description }
    : {};
}
