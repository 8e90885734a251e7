import type { QueryClient } from '@tanstack/react-query';
import { PAGE_BLOCKS } from '../config/runtime-config';
import type { CallName } from '../contract/routes';

/** Answers that the page gateway wrote into the HTML, each with the key of its query. */
export interface FirstData {
  readonly key: readonly [CallName, object];
  readonly data: unknown;
}

/** Puts the answers that came with the page into the query cache, so that the first screen waits for nothing. */
export function primeFirstData(client: QueryClient): void {
  const text = document.getElementById(PAGE_BLOCKS.firstData)?.textContent;
  if (!text) return;
  for (const { key, data } of JSON.parse(text) as readonly FirstData[]) client.setQueryData(key, data);
}
