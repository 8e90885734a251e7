import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { Navigate, useLocation } from '@storefront/shared/router';
import { useMemo } from 'react';
import { PageSkeleton } from '../remote-host/PageSkeleton';
import type { PageOf } from '../remote-host/page-machine';
import { RemotePage } from '../remote-host/RemotePage';
import { RouteGuard } from './RouteGuard';

export interface RoutePageProps {
  readonly route: ShopRoute;
  readonly pageOf: PageOf;
}

/**
 * Renders the page of a route. Only a guarded page waits for the session; any other shows a guest's view until then
 * (C124).
 */
export function RoutePage({ route, pageOf }: RoutePageProps) {
  const { search } = useLocation();
  // Memoized: another render before its scripts are loaded would remove the server's HTML.
  const page = useMemo(
    () => (
      <RemotePage
        page={pageOf(route)}
        part={route.part ?? `“${route.title}”`}
        skeleton={<PageSkeleton shape={route.skeleton ?? 'page'} />}
      />
    ),
    [route, pageOf],
  );
  if (route.redirectTo) return <Navigate to={route.redirectTo + search} replace />;
  return route.guard ? (
    <RouteGuard guard={route.guard} roles={route.roles}>
      {page}
    </RouteGuard>
  ) : (
    page
  );
}
