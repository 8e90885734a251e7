import { startStandalone } from '@storefront/shared/dev/testing/start-standalone';
import { lazy } from 'react';

void startStandalone({
  start: '/sample',
  hasCart: false,
  pages: { '/sample': lazy(() => import('./pages/SamplePage')) },
});
