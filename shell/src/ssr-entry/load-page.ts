import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import type { ComponentType } from 'react';
import { PageMachine } from '../remote-host/page-machine';
import { ownPages } from './own-pages';
import type { ServerRemote } from './render-input';

function componentOf({ page, remote: name, expose = '' }: ShopRoute, remote: ServerRemote | null) {
  const found: ComponentType | undefined = name ? remote?.pages[expose] : ownPages[page ?? ''];
  if (!found) throw new Error(`there is no ${page ?? `${name}/${expose}`} to render`);
  return found;
}

/** Returns a route's page, loaded. @throws Error if neither shell nor remote has it */
export async function loadPage(route: ShopRoute, remote: ServerRemote | null): Promise<PageMachine> {
  const component = componentOf(route, remote);
  const page = new PageMachine({ load: async () => ({ default: component }) });
  await page.load();
  return page;
}
