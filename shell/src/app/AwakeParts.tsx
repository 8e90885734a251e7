import { PAGE_BLOCKS } from '@storefront/shared/config';
import { late } from '@storefront/shared/lazy';
import { Toaster } from '@storefront/shared/ui/Toaster';
import { SessionKeeper, type SessionKeeperProps } from '../auth/SessionKeeper';
import { ReleaseWatch } from '../remote-host/ReleaseWatch';
import type { ShopRoute } from '../routes/route-table';

/** In the script of the page that staff have for this, so that nobody else fetches or names another one. */
const OverrideBar = late(
  async () =>
    (await import(/* webpackChunkName: "page-remotes" */ '../remote-host/override/OverrideBar')).OverrideBar,
);

/** What is fetched once somebody does something: messages, what keeps the session, and what watches the remotes. */
export function AwakeParts({ wokenBy, route }: SessionKeeperProps & { readonly route: ShopRoute }) {
  return (
    <>
      <Toaster />
      <SessionKeeper wokenBy={wokenBy} />
      {wokenBy?.type === PAGE_BLOCKS.overrides && <OverrideBar />}
      <ReleaseWatch route={route} />
    </>
  );
}
