import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { OfflineNotice } from '../offline/page/OfflineNotice';
import { RegisterWorker } from '../offline/page/RegisterWorker';
import { PrefetchPages } from '../prefetch/PrefetchPages';
import type { PageOf } from '../remote-host/page-machine';

/** Loaded after the first page: prefetch of links, the offline cache, the offline notice. */
export function IdleParts({ route, pageOf }: { readonly route: ShopRoute; readonly pageOf: PageOf }) {
  return (
    <>
      <PrefetchPages brandTheme={route.mood} pageOf={pageOf} />
      <RegisterWorker />
      <OfflineNotice route={route} />
    </>
  );
}
