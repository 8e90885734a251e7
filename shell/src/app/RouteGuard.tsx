import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { paths } from '@storefront/shared/paths';
import { Navigate, useLocation } from '@storefront/shared/router';
import { isAdminAtom, personAtom, sessionPhaseAtom } from '@storefront/shared/session';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface RouteGuardProps {
  readonly guard: NonNullable<ShopRoute['guard']>;
  /** Roles of staff who may see a page for staff; undefined: all. */
  readonly roles?: ShopRoute['roles'];
  readonly children: ReactNode;
}

/**
 * Renders a guarded page once the session is known (C89): the profile for signed-in people, the dashboard for staff (§6).
 * Redirects others to the login, which leads back, or from the dashboard to /; staff who lack a second factor go to their
 * profile (C298), and staff without a role of the page to the dashboard (C333). Reads the status, never the data that a
 * logout leaves behind (C31).
 */
export function RouteGuard({ guard, roles, children }: RouteGuardProps) {
  const { pathname, search } = useLocation();
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  const isAdmin = useAtomValue(isAdminAtom);
  const person = useAtomValue(personAtom);
  if (!isKnown) {
    return (
      <Waiting>
        <Spinner label="One moment" size={32} hideLabel />
      </Waiting>
    );
  }
  if (guard === 'signed-in' && !person) return <Navigate to={paths.login(pathname + search)} replace />;
  if (guard === 'admin' && person?.needsSecondFactor) return <Navigate to={paths.profile()} replace />;
  if (guard === 'admin' && !isAdmin) return <Navigate to={paths.home()} replace />;
  // A server that knows only §7 has no roles of staff.
  const staffRole = person?.staffRole;
  if (roles && staffRole !== undefined && !(staffRole && roles.includes(staffRole)))
    return <Navigate to={paths.admin()} replace />;
  return children;
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 70vh;
`;
