import { readRuntimeConfig } from '@storefront/shared/config';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { slotOf } from '../app/page-slots';
import { matchRoute } from '../routes/match-route';
import type { Mood } from '../routes/route-table';
import { fetchFirstData } from './fetch-first-data';
import { fetchScripts, scriptsOf } from './fetch-scripts';
import { linksPointedAt } from './links-pointed-at';
import { mayFetchAhead } from './may-fetch-ahead';

/** How many pages a visit fetches ahead by pointing at their links. */
const MOST_PAGES = 20;
/** Bytes of scripts that the other room may take while nobody asks for it. */
const OTHER_ROOM = 60_000;
/** After the first page, ms: whoever is going to do something at once does it without company. */
const REST = 6000;

/** A visitor of one room is likely to look into the other. */
const otherRoom = (mood: Mood) => matchRoute(mood === 'closet' ? '/menu' : '/closet');

/** Fetches what a link leads to before it is followed, and in quiet the scripts of the other room. */
export function NextPages({ mood }: { readonly mood: Mood }) {
  const queries = useQueryClient();

  useEffect(() => {
    const asked = new Set<string>();
    return linksPointedAt((pathname) => {
      const route = matchRoute(pathname);
      const isOpen = !route.guard && !route.redirectTo && route.path !== '*';
      if (!isOpen || asked.has(pathname) || asked.size >= MOST_PAGES || !mayFetchAhead()) return;
      asked.add(pathname);
      const page = route.page ? slotOf(route).start() : fetchScripts(scriptsOf(route));
      const data = readRuntimeConfig().ownServer ? fetchFirstData(pathname, queries) : null;
      // What could not be fetched ahead is fetched when it is asked for, and told then.
      Promise.all([page, data]).catch(() => asked.delete(pathname));
    });
  }, [queries]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (mayFetchAhead()) fetchScripts(scriptsOf(otherRoom(mood)), OTHER_ROOM).catch(() => {});
    }, REST);
    return () => clearTimeout(timer);
  }, [mood]);

  return null;
}
