import { paths } from '@storefront/shared/paths';
import { startStandalone } from '@storefront/shared/testing/start-standalone';
import { lazy } from 'react';

void startStandalone({
  start: paths.menu(),
  hasCart: true,
  pages: {
    '/menu': lazy(() => import('./pages/MenuPage')),
    '/single/:id': lazy(() => import('./pages/ProductPage')),
    '/cart': lazy(() => import('./pages/CartPage')),
    '/billing': lazy(() => import('./pages/CheckoutPage')),
  },
});
