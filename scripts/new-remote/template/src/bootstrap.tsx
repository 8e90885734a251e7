import { startStandalone } from '@storefront/shared/testing/start-standalone';
import { lazy } from 'react';

void startStandalone({
  start: '/sample',
  hasCart: false,
  pages: { '/sample': lazy(() => import('./pages/SamplePage')) },
});
