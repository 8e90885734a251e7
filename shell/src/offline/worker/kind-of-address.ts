import { matchRoute } from '../../routes/match-route';

/**
 * What an address of the shop is to the worker:
 * - `page`: a page that is the same for everybody, as the network has it wherever it can be had;
 * - `pinned`: a file whose name stands for its content, so that the kept one is as good;
 * - `picture`: the same, of what is sold;
 * - `changing`: small files under fixed names: the kept one now, a fresh one for the next time;
 * - null: everything else. The API, staff's pages, cart and checkout are none of its business (P73).
 */
export type AddressKind = 'page' | 'pinned' | 'picture' | 'changing' | null;

const PINNED = /^\/releases\/[^/]+\/[^/]+\/|^\/assets\/.*\.[0-9a-f]{8,}\.\w+$/;
const CHANGING = /^\/(?:art|fonts)\//;
const FOR_PROGRAMS = /^\/(?:api|socket\.io|media|assets)(?:\/|$)|^\/[^/]+\.\w+$/;

function isPublicPage(path: string): boolean {
  if (FOR_PROGRAMS.test(path)) return false;
  const { guard, noindex, redirectTo, path: pattern } = matchRoute(path);
  return !guard && !noindex && !redirectTo && pattern !== '*';
}

/** The kind of a path; `isPage` where a browser opens it in a window. */
export function kindOfAddress(path: string, isPage: boolean): AddressKind {
  if (isPage) return isPublicPage(path) ? 'page' : null;
  if (path.startsWith('/media/')) return 'picture';
  if (PINNED.test(path)) return 'pinned';
  return CHANGING.test(path) ? 'changing' : null;
}
