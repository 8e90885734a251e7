import type { ComponentType } from 'react';
import { PageSlot } from '../remote-host/page-slot';
import type { ShopRoute } from '../routes/route-table';
import { ownPages } from './own-pages';
import type { ServerRemote } from './render-input';

function pageOf({ page, remote: name, expose = '' }: ShopRoute, remote: ServerRemote | null): ComponentType {
  const found = name ? remote?.pages[expose] : ownPages[page ?? ''];
  if (!found) throw new Error(`there is no ${page ?? `${name}/${expose}`} to render`);
  return found;
}

/** The place of a route's page with the page already in it. @throws Error where neither shell nor remote has one */
export async function filledSlot(route: ShopRoute, remote: ServerRemote | null): Promise<PageSlot> {
  const page = pageOf(route, remote);
  const slot = new PageSlot({ load: async () => ({ default: page }) });
  await slot.start();
  return slot;
}
