import type { QueryClient } from '@tanstack/react-query';
import type { FirstDatum } from '../config/first-datum';
import { PAGE_BLOCKS } from '../config/runtime-config';

/** The answers that came with the page; none where it came without. */
export function readFirstData(): readonly FirstDatum[] {
  const text = document.getElementById(PAGE_BLOCKS.firstData)?.textContent;
  return text ? (JSON.parse(text) as readonly FirstDatum[]) : [];
}

/** Puts answers into the query cache, so that the first screen waits for nothing. */
export function primeFirstData(client: QueryClient, answers: readonly FirstDatum[]): void {
  for (const { key, data } of answers) client.setQueryData(key, data);
}
