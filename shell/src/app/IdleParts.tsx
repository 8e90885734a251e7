import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { paths } from '@storefront/shared/paths';
import { OrderStrip } from '../layout/OrderStrip';
import { OfflineNotice } from '../offline/page/OfflineNotice';
import { RegisterWorker } from '../offline/page/RegisterWorker';
import { PrefetchPages } from '../prefetch/PrefetchPages';
import { scriptsOf } from '../prefetch/prefetch-page';
import type { PageOf } from '../remote-host/page-machine';
import { matchRoute } from '../routes/route-table';

/**
 * Loads the messages of a first tap, the side panel, and the notice in place of a page (C156). Returns the scripts of the cart: a
 * guest's is in this browser, and opens before its page was seen.
 */
async function prepareOffline(): Promise<readonly string[]> {
  await Promise.all([
    import('./InteractionParts'),
    import('../layout/SidePanel'),
    import(/* webpackChunkName: "page-offline" */ '../remote-host/PageNotice'),
  ]);
  return scriptsOf(matchRoute(paths.cart()));
}

/** Loaded after the first page: prefetch of links, the offline cache, the offline notice, orders under way. */
export function IdleParts({ route, pageOf }: { readonly route: ShopRoute; readonly pageOf: PageOf }) {
  return (
    <>
      <PrefetchPages brandTheme={route.mood} pageOf={pageOf} />
      <RegisterWorker prepare={prepareOffline} />
      <OfflineNotice route={route} />
      <OrderStrip />
    </>
  );
}
