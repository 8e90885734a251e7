import { isPrefix } from '@storefront/shared/paths/compose-routes';
import { matchRoute } from '../../routes/route-table';

/**
 * How the worker treats an address:
 * - `page`: a public page, the same for all visitors;
 * - `pinned`: a file whose name changes with its content;
 * - `picture`: the same, of a product or the gallery;
 * - `changing`: a small file under a fixed name;
 * - `unstored`: a page that is never stored, as cart, checkout and sign-in (P73);
 * - null: not the worker's, as the API and staff's pages.
 */
export type AddressKind = 'page' | 'pinned' | 'picture' | 'changing' | 'unstored' | null;

const PINNED = /^\/releases\/[^/]+\/[^/]+\/|^\/assets\/.*\.[0-9a-f]{8,}\.\w+$/;
const CHANGING = /^\/(?:art|fonts)\//;
const NOT_A_PAGE = /^\/(?:api|socket\.io|media|assets)(?:\/|$)|^\/[^/]+\.\w+$/;

function kindOfPage(path: string): AddressKind {
  if (NOT_A_PAGE.test(path)) return null;
  const route = matchRoute(path);
  const { guard, noindex, redirectTo, path: pattern } = route;
  // Below a prefix only the page's registry knows which pages are public (C333).
  if (guard === 'admin' || isPrefix(route)) return null;
  return guard || noindex || redirectTo || pattern === '*' ? 'unstored' : 'page';
}

/** Returns the kind of a path. `isPageLoad`: a window navigates to it, as against a page that requests it. */
export function kindOfAddress(path: string, isPageLoad: boolean): AddressKind {
  if (isPageLoad) return kindOfPage(path);
  if (path.startsWith('/media/')) return 'picture';
  if (PINNED.test(path)) return 'pinned';
  return CHANGING.test(path) ? 'changing' : null;
}
