import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { FirstDatum } from '@storefront/shared/config/first-datum';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The answers inside a page's HTML, which the gateway keeps ready: what each page begins with is known there alone. Cut
 * out as text, in which the gateway leaves no `<`: a parser would hold the styles of that page against the policy of
 * this one, and complain.
 */
function readAnswers(html: string): readonly FirstDatum[] {
  const [, block = ''] = html.split(`<script type="application/json" id="${PAGE_BLOCKS.firstData}">`);
  const [text] = block.split('</script>', 1);
  return text ? (JSON.parse(text) as readonly FirstDatum[]) : [];
}

/** Puts what a page begins with into the query cache; what is there already may be further on, and stays. */
export async function fetchFirstData(pathname: string, queries: QueryClient): Promise<void> {
  const answer = await fetch(pathname, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  for (const { key, data } of readAnswers(await answer.text()))
    if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data);
}
