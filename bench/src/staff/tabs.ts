/** A tab of the dashboard, as the bench sees it. */
export interface Tab {
  readonly name: string;
  readonly path: string;
  /** Selects the first row that a person can read. */
  readonly row: string;
  /** A part of the address of the call that brings the rows: the badge asks for orders too. */
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
