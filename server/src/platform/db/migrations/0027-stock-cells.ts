import type { Migration } from '../migration';

/**
 * The pieces of each size and colour of an item (C273), and the history of its stock (C259). Items keep their stock as
 * one number until staff count them by cells, so nothing is filled.
 */
export const stockCells: Migration = {
  name: '0027-stock-cells',
  statements: ({ key, whole }) => [
    `create table closet_cells (
      item_id ${key} not null references closet_items (id) on delete cascade,
      size ${key} not null,
      color ${key} not null,
      stock integer not null check (stock >= 0),
      primary key (item_id, size, color)
    )`,
    `create table stock_events (
      id ${key} primary key,
      item_id ${key} not null references closet_items (id) on delete cascade,
      at ${whole} not null,
      actor ${key},
      kind text not null,
      pieces integer not null,
      size ${key} not null,
      color ${key} not null,
      stock_after integer not null,
      order_id ${key} references orders (id),
      reason text not null
    )`,
  ],
  indexes: () => [
    'create index stock_events_of_item on stock_events (item_id, at desc, id)',
    'create index stock_events_of_order on stock_events (order_id) where order_id is not null',
  ],
};
