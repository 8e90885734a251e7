import type { Migration } from '../migration';

/** How many pieces of a dish are left today; its count began at `sold_out_at` and ends with that day (C226). */
export const countedDishes: Migration = {
  name: '0022-counted-dishes',
  statements: ({ whole }) => [
    `alter table products add column pieces_left ${whole} check (pieces_left >= 0)`,
  ],
  indexes: () => ['create index products_by_pieces_left on products (id) where pieces_left is not null'],
};
