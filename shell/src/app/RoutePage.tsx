import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { straightPath } from '@storefront/shared/paths/straight-path';
import { Navigate, useLocation } from '@storefront/shared/router';
import { useMemo } from 'react';
import { PageSkeleton } from '../remote-host/PageSkeleton';
import type { PageOf } from '../remote-host/page-machine';
import { RemotePage } from '../remote-host/RemotePage';
import { shopRoutes } from '../routes/route-table';
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
  const { pathname, search, hash } = useLocation();
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
  const straight = straightPath(
    shopRoutes().map(({ path }) => path),
    pathname,
  );
  if (straight !== pathname) return <Navigate to={{ pathname: straight, search, hash }} replace />;
  if (route.redirectTo) return <Navigate to={route.redirectTo + search} replace />;
  return route.guard ? (
    <RouteGuard guard={route.guard} roles={route.roles}>
      {page}
    </RouteGuard>
  ) : (
    page
  );
}
