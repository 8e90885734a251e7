import { OfflineBar } from '../offline/OfflineBar';
import { OfflineKeeper } from '../offline/OfflineKeeper';
import type { ShopRoute } from '../routes/route-table';

/** What is fetched once the first page is there: what keeps pages for a visit without a network, and says so then. */
export function QuietParts({ route }: { readonly route: ShopRoute }) {
  return (
    <>
      <OfflineKeeper />
      <OfflineBar route={route} />
    </>
  );
}
