import type { Migration } from '../migration';

/** When staff marked a product as sold out today, so that the mark can end (C170). */
export const soldOutToday: Migration = {
  name: '0012-sold-out-today',
  statements: ({ whole }) => [`alter table products add column sold_out_at ${whole}`],
  indexes: () => ['create index products_by_sold_out on products (sold_out_at) where sold_out = 1'],
};
