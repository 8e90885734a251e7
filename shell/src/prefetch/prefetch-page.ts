import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { FirstDatum } from '@storefront/shared/delivery/first-data';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import type { QueryClient } from '@tanstack/react-query';
import { releaseInUse } from '../remote-host/registry';

/** What a browser says about the connection. A browser that says nothing counts as fast. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection has room for a prefetch: not while saving data, and not on 2G. */
export function mayPrefetch(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as Connection) : {};
  return !connection.saveData && !connection.effectiveType?.includes('2g');
}

/** Returns the scripts that a page of a remote will load; none for a page of the shell. */
export function scriptsOf({ remote = '', expose = '' }: ShopRoute): readonly string[] {
  const release = releaseInUse(remote);
  return release ? [release.entry, ...(release.preload?.[expose] ?? [])] : [];
}

/**
 * Loads scripts into the browser's cache, one after another, up to `maxBytes`. None of them runs, so a broken one causes
 * no error before its page is opened (C117).
 *
 * @throws TypeError when the network fails
 */
export async function fetchScripts(
  scripts: readonly string[],
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<void> {
  let left = maxBytes;
  for (const script of scripts) {
    if (left <= 0) return;
    const answer = await fetch(script, { priority: 'low' });
    const { byteLength } = await answer.arrayBuffer();
    left -= Number(answer.headers.get('content-length')) || byteLength;
  }
}

/**
 * Returns the first data inside a page's HTML. Cut out as text, in which the gateway leaves no `<`: an HTML parser would
 * check the styles of that page against this page's policy, and log errors.
 */
function readFirstData(html: string): readonly FirstDatum[] {
  const [, block = ''] = html.split(`<script type="application/json" id="${PAGE_BLOCKS.firstData}">`);
  const [text] = block.split('</script>', 1);
  return text ? (JSON.parse(text) as readonly FirstDatum[]) : [];
}

/** Loads a page's first data into the query cache. Data that is in the cache already may be newer, and stays. */
export async function fetchFirstData(pathname: string, queries: QueryClient): Promise<void> {
  const answer = await fetch(pathname, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  for (const { key, data } of readFirstData(await answer.text()))
    if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data);
}
