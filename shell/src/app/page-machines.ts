import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { loadRemotePage } from '../remote-host/load-remote-page';
import { PageMachine, type PageSource } from '../remote-host/page-machine';
import { releaseInUse } from '../remote-host/registry';
import { shellPages } from './shell-pages';

const pages = new Map<string, PageMachine>();

function sourceOf({ page, remote, expose }: ShopRoute): PageSource {
  if (remote && expose)
    return {
      load: (reason) => loadRemotePage(remote, expose, reason),
      release: () => releaseInUse(remote),
      onTrouble: (error) =>
        void import(/* webpackChunkName: "recovery" */ '../remote-host/recovery/mark-failed').then(
          ({ markCurrentFailed }) => markCurrentFailed(remote, 'render', error),
        ),
    };
  const load = shellPages[page ?? ''];
  return {
    async load(reason) {
      // The shell has one release of its pages: a page that throws would throw again.
      if (reason?.trouble) throw reason.trouble[1];
      if (!load) throw new Error(`no page ${page}`);
      return load();
    },
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
