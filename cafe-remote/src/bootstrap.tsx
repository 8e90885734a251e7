import { startStandalone } from '@storefront/shared/dev/testing/start-standalone';
import { paths } from '@storefront/shared/paths';
import { lazy } from 'react';

void startStandalone({
  start: paths.menu(),
  hasCart: true,
  pages: {
    '/menu': lazy(() => import('./pages/MenuPage')),
    '/single/:id': lazy(() => import('./pages/ProductPage')),
    '/cart': lazy(() => import('./pages/CartPage')),
    '/order/:code': lazy(() => import('./pages/OrderPage')),
    '/orders': lazy(() => import('./pages/OrdersPage')),
    '/billing': lazy(() => import('./pages/CheckoutPage')),
  },
});
