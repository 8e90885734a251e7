import type { QueryClient } from '@tanstack/react-query';
import { PAGE_BLOCKS } from '../config/runtime-config';
import type { CallName } from '../contract/routes';

/** Answers that the page gateway wrote into the HTML, each with the key of its query. */
export interface FirstData {
  readonly key: readonly [CallName, object];
  readonly data: unknown;
}

/** The answers that came with the page; none where it came without. */
export function readFirstData(): readonly FirstData[] {
  const text = document.getElementById(PAGE_BLOCKS.firstData)?.textContent;
  return text ? (JSON.parse(text) as readonly FirstData[]) : [];
}

/** Puts answers into the query cache, so that the first screen waits for nothing. */
export function primeFirstData(client: QueryClient, answers: readonly FirstData[]): void {
  for (const { key, data } of answers) client.setQueryData(key, data);
}
