import { paths } from '@storefront/shared/paths';
import type { Right } from '@storefront/shared/rules/rights';

/** The six tabs of the dashboard with their address segments (§2 "Admin dashboard"). */
export const tabs = [
  { segment: '', label: 'Cafe' },
  { segment: 'customers', label: 'Customers' },
  { segment: 'orders', label: 'Orders' },
  { segment: 'gallery', label: 'Gallery' },
  { segment: 'closet', label: 'Closet & Kicks' },
  { segment: 'settings', label: 'Settings' },
] as const;

/** The rights of which one opens a tab (C292); the settings have something for everybody, such as the bell. */
export const tabRights: Readonly<Record<(typeof tabs)[number]['segment'], readonly Right[] | null>> = {
  '': ['editCatalogue'],
  customers: ['seeCustomers'],
  orders: ['seeOrders'],
  gallery: ['editGallery'],
  closet: ['editCatalogue', 'moveStock'],
  settings: null,
};

/** Our own tab before them; a server that knows only §7 has no reports (C286). */
export const todayTab = { path: paths.admin('today'), label: 'Today' } as const;

/** Returns the address of a tab. */
export const tabPath = (segment: (typeof tabs)[number]['segment']): string => paths.admin(segment);

/** Returns the address where the dashboard opens: the first tab, or what the role works with (C292). */
export function firstPath(may: (right: Right) => boolean): string {
  if (may('editCatalogue')) return tabPath('');
  if (may('acceptOrders')) return tabPath('orders');
  if (may('seeOrders')) return paths.admin('board');
  return may('deliverOrders') ? paths.admin('riders') : tabPath('settings');
}
