import type { ShopRoute } from '../routes/route-table';
import { shellPages } from '../routes/shell-pages';
import { loadRemotePage } from './load-remote-page';
import { PageSlot } from './page-slot';

const slots = new Map<string, PageSlot>();

function loaderOf({ page, remote, expose }: ShopRoute) {
  if (remote && expose) return (isRetry: boolean) => loadRemotePage(remote, expose, isRetry);
  const load = shellPages[page ?? ''];
  return load ?? (() => Promise.reject(new Error(`no page ${page}`)));
}

/** The slot of a route's page; routes that show the same page share it. */
export function slotOf(route: ShopRoute): PageSlot {
  const key = route.page ?? `${route.remote}/${route.expose}`;
  const known = slots.get(key);
  if (known) return known;
  const slot = new PageSlot(loaderOf(route));
  slots.set(key, slot);
  return slot;
}
