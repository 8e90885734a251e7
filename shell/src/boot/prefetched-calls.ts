import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { CallName } from '@storefront/shared/contract/routes';
import type { Input } from '@storefront/shared/contract/types';
import { callQuery } from '@storefront/shared/query/call-query';
import type { QueryClient } from '@tanstack/react-query';

/** A call that a page behind a guard begins with. */
interface CallAhead {
  readonly call: CallName;
  readonly input: Input<CallName>;
}

/** The first screen waits no longer than this for what it will show, ms: then it begins as any other. */
const SOON = 600;

/**
 * The calls that this page begins with; null where the page server has let nobody in (ADR 18): then guard, page and
 * calls wait for each other as ever.
 */
export function readAhead(): readonly CallAhead[] | null {
  const text = document.getElementById(PAGE_BLOCKS.ahead)?.textContent;
  return text ? (JSON.parse(text) as readonly CallAhead[]) : null;
}

/** Makes them; the page finds the answers in the query cache. */
export const askAhead = (queries: QueryClient, calls: readonly CallAhead[]): Promise<void>[] =>
  calls.map(({ call, input }) => queries.prefetchQuery(callQuery(call, input)));

/**
 * Draws a page once, with all that it needs, instead of a spinner, its skeleton and a table that is still empty: each
 * would cost a slow processor what the rows are waiting for. What fails or is late is shown by the page itself.
 */
export function whenReady(parts: readonly (Promise<unknown> | null)[], draw: () => void): Promise<void> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, SOON));
  return Promise.race([Promise.allSettled(parts), tooLate]).then(draw);
}
