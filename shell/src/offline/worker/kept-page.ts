import { stores, tryToFind } from './keep';
import { keptHtml } from './kept-html';

/** A page that was seen before is used as it was once the network has kept the visitor waiting for so long, ms. */
export const PATIENCE = 3000;

/** A page as it was last seen. */
export interface KeptPage {
  readonly html: string;
  readonly headers: Headers;
  /** When that was, ms since 1970. */
  readonly at: number;
}

/** The page that is kept; null where there is none, and where it cannot be read any more. */
export async function readKept(key: string): Promise<KeptPage | null> {
  const kept = await tryToFind(stores.pages, key);
  const html = await kept?.text().catch(() => undefined);
  if (!kept || html === undefined) return null;
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { html, headers, at: Date.parse(headers.get('date') ?? '') };
}

/** The page with a notice since when it is so. */
export const showKept = ({ html, headers, at }: KeptPage, hasQuery: boolean): Response =>
  new Response(keptHtml(html, at, hasQuery), { headers });
