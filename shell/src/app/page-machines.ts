import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { watchFreeze } from '../remote-host/freeze-watch';
import { loadRemotePage } from '../remote-host/load-remote-page';
import { onFailure } from '../remote-host/on-failure';
import { PageMachine, type PageSource } from '../remote-host/page-machine';
import { releaseInUse } from '../remote-host/registry';
import { shellPages } from './shell-pages';

const pages = new Map<string, PageMachine>();

const noPage = () => Promise.reject(new Error('no such page'));

function sourceOf({ page, remote, expose }: ShopRoute): PageSource {
  if (remote && expose)
    return {
      load: (reason) => loadRemotePage(remote, expose, reason),
      release: () => releaseInUse(remote),
      watch: () => watchFreeze(remote, expose),
      onTrouble: (error) => onFailure(remote, 'render', error),
    };
  if (remote)
    return {
      load: () =>
        import(/* webpackChunkName: "recovery" */ '../remote-host/recovery/fresh-registry').then(
          ({ waitForRoutes }) => waitForRoutes(remote),
        ),
    };
  const load = shellPages[page ?? ''] ?? noPage;
  return {
    // The shell has one release of its pages: a page that throws would throw again.
    load: (reason) =>
      (reason?.trouble ? Promise.reject(reason.trouble[1]) : load()).catch((error) => {
        onFailure('shell', reason?.trouble?.[0] ?? 'load', error);
        throw error;
      }),
    onTrouble: (error) => onFailure('shell', 'render', error),
  };
}

/** Returns the page of a route; routes that show the same page share it. */
export function pageOf(route: ShopRoute): PageMachine {
  const key = route.page ?? `${route.remote}/${route.expose}`;
  const known = pages.get(key);
  if (known) return known;
  const machine = new PageMachine(sourceOf(route));
  pages.set(key, machine);
  return machine;
}
