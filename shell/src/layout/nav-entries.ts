import type { BrandTheme } from '@storefront/shared/delivery/route-table';
import { paths } from '@storefront/shared/paths';

export interface NavEntry {
  readonly label: string;
  readonly to: string;
}

const everywhere = {
  home: { label: 'Home', to: paths.home() },
  menu: { label: 'Our Menus', to: paths.menu() },
  others: [
    { label: 'Gallery', to: paths.gallery() },
    { label: 'About Us', to: paths.about() },
    { label: 'Earn & Redeem', to: paths.rewards() },
  ],
  admin: { label: 'Admin', to: paths.admin() },
};

/** The entries of the navigation (§2): no menus in the closet, the dashboard for signed-in staff only (C31). */
export function navEntries(brandTheme: BrandTheme, isAdmin: boolean): readonly NavEntry[] {
  const { home, menu, others, admin } = everywhere;
  return [home, ...(brandTheme === 'closet' ? [] : [menu]), ...others, ...(isAdmin ? [admin] : [])];
}
