import { paths } from '@storefront/shared/paths';
import { startStandalone } from '@storefront/shared/testing/start-standalone';
import { lazy } from 'react';

void startStandalone({
  start: paths.admin(),
  person: 'admin',
  pages: { '/admin/*': lazy(() => import('./pages/DashboardPage')) },
});
