import { OfflineBar } from '../offline/page/OfflineBar';
import { OfflineKeeper } from '../offline/page/OfflineKeeper';
import { NextPages } from '../prefetch/NextPages';
import type { ShopRoute } from '../routes/route-table';

/**
 * What is fetched once the first page is there: what fetches the next ones ahead, what keeps pages for a visit without a
 * network, and what says so then.
 */
export function QuietParts({ route }: { readonly route: ShopRoute }) {
  return (
    <>
      <NextPages mood={route.mood} />
      <OfflineKeeper />
      <OfflineBar route={route} />
    </>
  );
}
