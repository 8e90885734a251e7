import type { ColumnTypes } from '../../migration';

/** The orders in which the closet is read, and what their indexes are called. */
const SORTS = {
  newest: 'created_at desc',
  by_name: 'name_key',
  by_name_down: 'name_key desc',
  by_price: 'price_paisa',
  by_price_down: 'price_paisa desc',
} as const;

const sorts = Object.entries(SORTS);

/** What the lists no longer read. */
const REPLACED = [
  ...['orders_newest', 'orders_by_status', 'users_newest', 'users_by_name', 'point_lots_to_spend'],
  ...['products_on_menu', 'products_in_category', 'products_newest', 'products_counted'],
  ...sorts.flatMap(([name]) => [`closet_items_${name}`, `closet_items_all_${name}`]),
  'closet_items_by_brand',
  'closet_items_of_brand_newest',
];

/** An index of what is not deleted. That column stands in it too: SQLite would look into the table for it. */
const standing = (name: string, table: string, columns: string) =>
  `create index ${name} on ${table} (${columns}, deleted_at) where deleted_at is null`;

/** Every list has an index that holds its order and what narrows it, so that rows before a page are passed over there. */
export const flatListIndexes = ({ textIndex }: ColumnTypes): readonly string[] => [
  ...REPLACED.map((name) => `drop index ${name}`),
  standing('orders_newest', 'orders', 'created_at desc, id'),
  standing('orders_by_status', 'orders', 'status, created_at desc, id'),
  "create index customers_newest on users (created_at desc, id, role) where role = 'customer'",
  standing('products_on_menu', 'products', 'position, id'),
  standing('products_in_category', 'products', 'category, position, id'),
  standing('products_newest', 'products', 'created_at desc, position, id'),
  ...sorts.flatMap(([name, order]) => [
    standing(`closet_items_all_${name}`, 'closet_items', `${order}, id, category, brand_key`),
    standing(`closet_items_${name}`, 'closet_items', `division, ${order}, id, category, brand_key`),
    `create index closet_types_${name} on closet_types
      (type_key, division, category, ${order}, item_id, brand_key)`,
  ]),
  standing(
    'closet_items_of_brand_newest',
    'closet_items',
    'division, brand_key, created_at desc, id, category',
  ),
  'create index point_lots_to_spend on point_lots (user_id, expires_at, id, remaining) where remaining <> 0',
  'create index point_lots_in_debt on point_lots (user_id, expires_at, remaining) where remaining < 0',
  'create index one_time_codes_expiry on one_time_codes (expires_at)',
  ...textIndex('orders', 'search_key'),
  ...textIndex('users', 'full_name_key'),
  ...textIndex('products', 'name_key'),
  ...textIndex('closet_items', 'name_key'),
];
