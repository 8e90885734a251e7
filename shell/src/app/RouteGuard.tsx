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
  readonly children: ReactNode;
}

/**
 * Renders a guarded page once the session is known (C89): the profile for signed-in people, the dashboard for staff (§6).
 * Redirects others to the login, which leads back, or from the dashboard to /; staff who lack a second factor go to their
 * profile (C298). Reads the status, never the data that a
 * logout leaves behind (C31).
 */
export function RouteGuard({ guard, children }: RouteGuardProps) {
  const { pathname, search } = useLocation();
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  const isSignedIn = useAtomValue(personAtom) !== null;
  const isAdmin = useAtomValue(isAdminAtom);
  const needsSecondFactor = useAtomValue(personAtom)?.needsSecondFactor;
  if (!isKnown) {
    return (
      <Waiting>
        <Spinner label="One moment" size={32} hideLabel />
      </Waiting>
    );
  }
  if (guard === 'signed-in' && !isSignedIn) return <Navigate to={paths.login(pathname + search)} replace />;
  if (guard === 'admin' && needsSecondFactor) return <Navigate to={paths.profile()} replace />;
  if (guard === 'admin' && !isAdmin) return <Navigate to={paths.home()} replace />;
  return children;
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 70vh;
`;
