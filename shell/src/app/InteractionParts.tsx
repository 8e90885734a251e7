import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { lazyPart } from '@storefront/shared/lazy';
import { Toaster } from '@storefront/shared/ui/Toaster';
import { useSetAtom } from 'jotai';
import { SessionKeeper, type SessionKeeperProps } from '../auth/SessionKeeper';
import { visitAtom } from '../auth/visit-atom';
import type { PageOf } from '../remote-host/page-machine';
import { RemoteErrorWatch } from '../remote-host/RemoteErrorWatch';

/** In the chunk of the staff page `/_remotes`, so that other visitors load no further script. */
const OverrideBar = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "page-staff-remotes" */ '../remote-host/override/OverrideBar'))
      .OverrideBar,
);

interface InteractionPartsProps extends SessionKeeperProps {
  readonly route: ShopRoute;
  readonly pageOf: PageOf;
}

/** Loaded at the first interaction: messages, the session of this tab, the watch for errors of remotes. */
export function InteractionParts({ firstEvent, route, pageOf }: InteractionPartsProps) {
  const restartPages = useSetAtom(visitAtom);
  return (
    <>
      <Toaster />
      <SessionKeeper firstEvent={firstEvent} />
      {firstEvent?.type === PAGE_BLOCKS.overrides && <OverrideBar />}
      <RemoteErrorWatch
        route={route}
        page={pageOf(route)}
        onRetry={() => restartPages((count) => count + 1)}
      />
    </>
  );
}
