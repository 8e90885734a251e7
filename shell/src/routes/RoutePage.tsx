import { Navigate, useLocation } from '@storefront/shared/router';
import { sessionPhaseAtom } from '@storefront/shared/session';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { PageSkeleton } from '../remotes/PageSkeleton';
import { slotOf } from '../remotes/page-slots';
import { RemotePage } from '../remotes/RemotePage';
import { RouteGuard } from './RouteGuard';
import type { ShopRoute } from './route-table';

/** Shows what a row of the route table says, once it is known who is here (§2 "On start", C89). */
export function RoutePage({ route }: { readonly route: ShopRoute }) {
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  const { search } = useLocation();
  if (route.redirectTo) return <Navigate to={route.redirectTo + search} replace />;
  if (!isKnown) {
    return (
      <Waiting>
        <Spinner label="One moment" size={32} hideLabel />
      </Waiting>
    );
  }
  return (
    <RouteGuard guard={route.guard}>
      <RemotePage
        slot={slotOf(route)}
        part={route.part ?? `“${route.title}”`}
        skeleton={<PageSkeleton shape={route.skeleton ?? 'page'} />}
      />
    </RouteGuard>
  );
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 70vh;
`;
