import { paths } from '@storefront/shared/paths';

/** The six tabs of the dashboard with their address segments (§2 "Admin dashboard"). */
export const tabs = [
  { segment: '', label: 'Cafe' },
  { segment: 'customers', label: 'Customers' },
  { segment: 'orders', label: 'Orders' },
  { segment: 'gallery', label: 'Gallery' },
  { segment: 'closet', label: 'Closet & Kicks' },
  { segment: 'settings', label: 'Settings' },
] as const;

/** Our own tab before them; a server that knows only §7 has no reports (C286). */
export const todayTab = { path: paths.admin('today'), label: 'Today' } as const;

/** Returns the address of a tab. */
export const tabPath = (segment: (typeof tabs)[number]['segment']): string => paths.admin(segment);
