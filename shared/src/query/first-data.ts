import type { QueryClient } from '@tanstack/react-query';
import { PAGE_BLOCKS } from '../config/runtime-config';
import type { FirstDatum } from '../delivery/first-data';

/** The answers embedded in the page; empty if there are none. */
export function readFirstData(): readonly FirstDatum[] {
  const text = document.getElementById(PAGE_BLOCKS.firstData)?.textContent;
  return text ? (JSON.parse(text) as readonly FirstDatum[]) : [];
}

/** Puts answers into the query cache, so that the first screen makes no call. */
export function primeFirstData(client: QueryClient, answers: readonly FirstDatum[]): void {
  for (const { key, data } of answers) client.setQueryData(key, data);
}
