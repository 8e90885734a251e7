import { Route, Routes, useLocation } from '@storefront/shared/router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, ViewTransition } from 'react';
import { visitAtom } from '../auth/visit-atom';
import type { PageOf } from '../remote-host/page-machine';
import { shopRoutes } from '../routes/route-table';
import { RoutePage } from './RoutePage';

const DesignSheet =
  process.env.NODE_ENV === 'production'
    ? null
    : lazy(async () => ({ default: (await import('@storefront/shared/ui/DesignSheet')).DesignSheet }));

/** Returns the key of a page besides the person: the path; all tabs of a dashboard have the same one. */
const placeOf = (pattern: string, pathname: string) => (pattern.endsWith('/*') ? pattern : pathname);

/**
 * Every row of the route table as a route. Navigations use a view transition where the browser supports it;
 * changes inside a page do not. In development also the sheet of all components, at `/_design`.
 */
export function ShopRoutes({ pageOf }: { readonly pageOf: PageOf }) {
  const { pathname } = useLocation();
  const visit = useAtomValue(visitAtom);
  return (
    <Routes>
      {DesignSheet && (
        <Route
          path="/_design"
          element={
            <Suspense>
              <DesignSheet />
            </Suspense>
          }
        />
      )}
      {shopRoutes().map((route) => (
        <Route
          key={route.path}
          path={route.path}
          // Another spelling is no page here: the page of unknown addresses puts it right (C444).
          caseSensitive
          element={
            <ViewTransition key={placeOf(route.path, pathname) + visit} update="none">
              <RoutePage route={route} pageOf={pageOf} />
            </ViewTransition>
          }
        />
      ))}
    </Routes>
  );
}
