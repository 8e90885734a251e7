import { readRuntimeConfig } from '@storefront/shared/config';
import type { BrandTheme } from '@storefront/shared/delivery/route-table';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageOf } from '../remote-host/page-machine';
import { matchRoute } from '../routes/route-table';
import { fetchFirstData, fetchScripts, mayPrefetch, scriptsOf } from './prefetch-page';

/** A pointer or a focus that stays on a link for this time, ms, shows intent; most only pass over. */
const INTENT_MS = 65;
/** How many pages one visit prefetches by their links. */
const MAX_PAGES = 20;
/** How many bytes of the other room's scripts are prefetched. */
const OTHER_ROOM_BYTES = 60_000;
/** How long after the first page the other room is prefetched, ms. */
const OTHER_ROOM_AFTER_MS = 6000;

function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target || link.download) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/** Calls `onIntent` with the path of a link of the shop that is pointed at, focused or touched. Returns the unsubscribe. */
function watchLinks(onIntent: (pathname: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEvent = ({ target, type }: Event) => {
    clearTimeout(timer);
    const path = pathOfLink(target);
    if (path === null) return;
    if (type === 'touchstart') onIntent(path);
    else timer = setTimeout(onIntent, INTENT_MS, path);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, onEvent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of events) document.removeEventListener(name, onEvent);
  };
}

/** A visitor of one room is likely to open the other. */
const otherRoom = (brandTheme: BrandTheme) => matchRoute(brandTheme === 'closet' ? '/menu' : '/closet');

interface PrefetchPagesProps {
  readonly brandTheme: BrandTheme;
  readonly pageOf: PageOf;
}

/** Prefetches the page of a link before it is followed, and after some seconds the scripts of the other room. */
export function PrefetchPages({ brandTheme, pageOf }: PrefetchPagesProps) {
  const queries = useQueryClient();

  useEffect(() => {
    const requested = new Set<string>();
    return watchLinks((pathname) => {
      const route = matchRoute(pathname);
      const isOpen = !route.guard && !route.redirectTo && route.path !== '*';
      if (!isOpen || requested.has(pathname) || requested.size >= MAX_PAGES || !mayPrefetch()) return;
      requested.add(pathname);
      const page = route.page ? pageOf(route).prefetch() : fetchScripts(scriptsOf(route));
      const hasData = readRuntimeConfig().ownServer && !route.personal;
      const data = hasData ? fetchFirstData(pathname, queries) : null;
      // A failed prefetch is loaded again when its link is followed, and reported then.
      Promise.all([page, data]).catch(() => requested.delete(pathname));
    });
  }, [queries, pageOf]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (mayPrefetch()) fetchScripts(scriptsOf(otherRoom(brandTheme)), OTHER_ROOM_BYTES).catch(() => {});
    }, OTHER_ROOM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [brandTheme]);

  return null;
}
