import { releaseInUse } from '../remote-host/release-in-use';
import type { ShopRoute } from '../routes/route-table';

/** Scripts that a page of a remote will ask for; none of a page of the shell. */
export function scriptsOf({ remote = '', expose = '' }: ShopRoute): readonly string[] {
  const release = releaseInUse(remote);
  return release ? [release.entry, ...(release.preload?.[expose] ?? [])] : [];
}

/**
 * Brings scripts into the browser's cache, one after another and no more than so many bytes; nothing of them runs, so
 * one that is missing or broken is no trouble before somebody opens the page (C117).
 */
export async function fetchScripts(
  scripts: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  let left = most;
  for (const script of scripts) {
    if (left <= 0) return;
    const answer = await fetch(script, { priority: 'low' });
    const { byteLength } = await answer.arrayBuffer();
    left -= Number(answer.headers.get('content-length')) || byteLength;
  }
}
