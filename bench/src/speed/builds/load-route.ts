import type { ComponentType } from 'react';

interface PageModule {
  readonly default: ComponentType;
}

const pages: Readonly<Record<string, () => Promise<PageModule>>> = {
  'cafe/MenuPage': () => import('../../../../cafe-remote/src/pages/MenuPage'),
  'cafe/ProductPage': () => import('../../../../cafe-remote/src/pages/ProductPage'),
  'cafe/CartPage': () => import('../../../../cafe-remote/src/pages/CartPage'),
  'cafe/CheckoutPage': () => import('../../../../cafe-remote/src/pages/CheckoutPage'),
  'cafe/OrderPage': () => import('../../../../cafe-remote/src/pages/OrderPage'),
  'cafe/OrdersPage': () => import('../../../../cafe-remote/src/pages/OrdersPage'),
  'closet/CataloguePage': () => import('../../../../closet-remote/src/pages/CataloguePage'),
  'closet/ItemPage': () => import('../../../../closet-remote/src/pages/ItemPage'),
  'admin/DashboardPage': () => import('../../../../admin-remote/src/pages/DashboardPage'),
};

/** Replaces the loading of releases: the page is a chunk of this application. */
export async function loadRelease(name: string, expose: string): Promise<PageModule> {
  const load = pages[`${name}/${expose}`];
  if (!load) throw new Error(`no page ${name}/${expose}`);
  return load();
}
