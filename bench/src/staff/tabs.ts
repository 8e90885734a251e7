/** A measured tab of the dashboard. */
export interface Tab {
  readonly name: string;
  readonly path: string;
  /** Selector of the first visible row. */
  readonly row: string;
  /** Part of the address of the call that loads the rows; the badge also requests orders. */
  readonly call: string;
}

/** The six tabs (§2 "Admin dashboard"). */
export const tabs: readonly Tab[] = [
  { name: 'Cafe', path: '/admin', row: 'main tbody tr', call: '/product/getalladmin' },
  { name: 'Customers', path: '/admin/customers', row: 'main tbody tr', call: '/user/getall' },
  { name: 'Orders', path: '/admin/orders', row: 'main tbody tr', call: '/order/get?page=' },
  { name: 'Gallery', path: '/admin/gallery', row: '[aria-label="Images"] li', call: '/gallary/getall' },
  { name: 'Closet & Kicks', path: '/admin/closet', row: 'main tbody tr', call: '/closet/getall' },
  {
    name: 'Settings',
    path: '/admin/settings',
    row: '[aria-label="Delivery locations"] li',
    call: '/product/getadd',
  },
];
