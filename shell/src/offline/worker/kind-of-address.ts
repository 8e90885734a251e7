import { matchRoute } from '../../routes/route-table';

/**
 * How the worker treats an address:
 * - `page`: a public page, the same for all visitors;
 * - `pinned`: a file whose name changes with its content;
 * - `picture`: the same, of a product or the gallery;
 * - `changing`: a small file under a fixed name;
 * - null: not the worker's. The API, staff's pages, cart and checkout are never stored (P73).
 */
export type AddressKind = 'page' | 'pinned' | 'picture' | 'changing' | null;

const PINNED = /^\/releases\/[^/]+\/[^/]+\/|^\/assets\/.*\.[0-9a-f]{8,}\.\w+$/;
const CHANGING = /^\/(?:art|fonts)\//;
const NOT_A_PAGE = /^\/(?:api|socket\.io|media|assets)(?:\/|$)|^\/[^/]+\.\w+$/;

function isPublicPage(path: string): boolean {
  if (NOT_A_PAGE.test(path)) return false;
  const { guard, noindex, redirectTo, path: pattern } = matchRoute(path);
  return !guard && !noindex && !redirectTo && pattern !== '*';
}

/** Returns the kind of a path. `isPageLoad`: a window navigates to it, as against a page that requests it. */
export function kindOfAddress(path: string, isPageLoad: boolean): AddressKind {
  if (isPageLoad) return isPublicPage(path) ? 'page' : null;
  if (path.startsWith('/media/')) return 'picture';
  if (PINNED.test(path)) return 'pinned';
  return CHANGING.test(path) ? 'changing' : null;
}
