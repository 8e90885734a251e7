import { Navigate, useLocation } from '@storefront/shared/router';
import { useMemo } from 'react';
import { PageSkeleton } from '../remote-host/PageSkeleton';
import type { SlotOf } from '../remote-host/page-slot';
import { RemotePage } from '../remote-host/RemotePage';
import type { ShopRoute } from '../routes/route-table';
import { RouteGuard } from './RouteGuard';

export interface RoutePageProps {
  readonly route: ShopRoute;
  readonly slotOf: SlotOf;
}

/**
 * Shows what a row of the route table says. Only a guarded page waits until it is known who is here; any other shows a
 * guest's view until then (C124).
 */
export function RoutePage({ route, slotOf }: RoutePageProps) {
  const { search } = useLocation();
  // The same element at each render: one that a server rendered is not to be touched before its scripts are there.
  const page = useMemo(
    () => (
      <RemotePage
        slot={slotOf(route)}
        part={route.part ?? `“${route.title}”`}
        skeleton={<PageSkeleton shape={route.skeleton ?? 'page'} />}
      />
    ),
    [route, slotOf],
  );
  if (route.redirectTo) return <Navigate to={route.redirectTo + search} replace />;
  return route.guard ? <RouteGuard guard={route.guard}>{page}</RouteGuard> : page;
}
