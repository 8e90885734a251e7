import { startStandalone } from '@storefront/shared/dev/testing/start-standalone';
import { paths } from '@storefront/shared/paths';
import { lazy } from 'react';

void startStandalone({
  start: paths.admin(),
  person: 'admin',
  pages: { '/admin/*': lazy(() => import('./pages/DashboardPage')) },
});
