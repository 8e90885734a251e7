import { startStandalone } from '@storefront/shared/dev/testing/start-standalone';
import { paths } from '@storefront/shared/paths';
import { lazy } from 'react';

void startStandalone({
  start: paths.closet(),
  hasCart: true,
  pages: {
    '/closet': lazy(() => import('./pages/CataloguePage')),
    '/khome': lazy(() => import('./pages/CataloguePage')),
    '/csingle/:id': lazy(() => import('./pages/ItemPage')),
  },
});
