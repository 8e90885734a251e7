import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { CallName } from '@storefront/shared/contract/routes';
import type { Input } from '@storefront/shared/contract/types';
import { callQuery } from '@storefront/shared/query/call-query';
import type { QueryClient } from '@tanstack/react-query';

/** A call that the gateway names in the HTML of a guarded page. */
interface PrefetchedCall {
  readonly call: CallName;
  readonly input: Input<CallName>;
}

/** How long the first render waits for its data at most, ms. */
const TIMEOUT_MS = 600;

/** Returns the first calls of a guarded page; null if the gateway did not let the visitor in (ADR 18). */
export function readPrefetchedCalls(): readonly PrefetchedCall[] | null {
  const text = document.getElementById(PAGE_BLOCKS.prefetchedCalls)?.textContent;
  return text ? (JSON.parse(text) as readonly PrefetchedCall[]) : null;
}

/** Makes the calls; their answers go to the query cache. */
export const makePrefetchedCalls = (
  queries: QueryClient,
  calls: readonly PrefetchedCall[],
): Promise<void>[] => calls.map(({ call, input }) => queries.prefetchQuery(callQuery(call, input)));

/**
 * Calls `render` when session, scripts and data have loaded, or after the timeout. One render with data costs a slow
 * processor less than a spinner, a skeleton and an empty table before it. The page itself shows what failed.
 */
export function whenReady(parts: readonly (Promise<unknown> | null)[], render: () => void): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return Promise.race([Promise.allSettled(parts), timeout]).then(render);
}
