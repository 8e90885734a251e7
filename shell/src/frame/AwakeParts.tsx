import { Toaster } from '@storefront/shared/ui/Toaster';
import { ReleaseWatch } from '../reports/ReleaseWatch';
import type { ShopRoute } from '../routes/route-table';
import { SessionKeeper, type SessionKeeperProps } from '../session/SessionKeeper';

/** What is fetched once somebody does something: messages, what keeps the session, and what watches the remotes. */
export function AwakeParts({ wokenBy, route }: SessionKeeperProps & { readonly route: ShopRoute }) {
  return (
    <>
      <Toaster />
      <SessionKeeper wokenBy={wokenBy} />
      <ReleaseWatch route={route} />
    </>
  );
}
