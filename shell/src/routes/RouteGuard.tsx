import { paths } from '@storefront/shared/paths';
import { Navigate, useLocation } from '@storefront/shared/router';
import { isAdminAtom, personAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { ShopRoute } from './route-table';

/**
 * Lets through who may see a page (§6): signed-in people to the profile, others to the login and back; staff to the
 * dashboard, others home. Both read the status, never the data that a logout leaves behind (C31).
 */
export function RouteGuard({ guard, children }: Pick<ShopRoute, 'guard'> & { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isSignedIn = useAtomValue(personAtom) !== null;
  const isAdmin = useAtomValue(isAdminAtom);
  if (guard === 'signed-in' && !isSignedIn) return <Navigate to={paths.login(pathname + search)} replace />;
  if (guard === 'admin' && !isAdmin) return <Navigate to={paths.home()} replace />;
  return children;
}
