import { loadRemotePage } from '../remote-host/load-remote-page';
import { PageSlot, type PageSource } from '../remote-host/page-slot';
import { releaseInUse } from '../remote-host/release-in-use';
import type { ShopRoute } from '../routes/route-table';
import { shellPages } from './shell-pages';

const slots = new Map<string, PageSlot>();

function sourceOf({ page, remote, expose }: ShopRoute): PageSource {
  if (remote && expose)
    return {
      load: (again) => loadRemotePage(remote, expose, again),
      version: () => releaseInUse(remote),
      onTrouble: (error) =>
        void import(/* webpackChunkName: "recovery" */ '../remote-host/recovery/blame').then(({ blame }) =>
          blame(remote, 'render', error),
        ),
    };
  const load = shellPages[page ?? ''];
  return { load: load ?? (() => Promise.reject(new Error(`no page ${page}`))) };
}

/** The slot of a route's page; routes that show the same page share it. */
export function slotOf(route: ShopRoute): PageSlot {
  const key = route.page ?? `${route.remote}/${route.expose}`;
  const known = slots.get(key);
  if (known) return known;
  const slot = new PageSlot(sourceOf(route));
  slots.set(key, slot);
  return slot;
}
