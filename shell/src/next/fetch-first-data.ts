import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { FirstData } from '@storefront/shared/query/first-data';
import type { QueryClient } from '@tanstack/react-query';

/** The answers inside a page's HTML, which the gateway keeps ready: what each page begins with is known there alone. */
function readAnswers(html: string): readonly FirstData[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = page.getElementById(PAGE_BLOCKS.firstData)?.textContent;
  return text ? (JSON.parse(text) as readonly FirstData[]) : [];
}

/** Puts what a page begins with into the query cache; what is there already may be further on, and stays. */
export async function fetchFirstData(pathname: string, queries: QueryClient): Promise<void> {
  const answer = await fetch(pathname, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  for (const { key, data } of readAnswers(await answer.text()))
    if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data);
}
