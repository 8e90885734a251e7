import type { ColumnTypes } from '../../migration';

/** The orders of closet lists, by the name of their index. */
const SORTS = {
  newest: 'created_at desc',
  by_name: 'name_key',
  by_name_down: 'name_key desc',
  by_price: 'price_paisa',
  by_price_down: 'price_paisa desc',
} as const;

const sorts = Object.entries(SORTS);

/** Indexes that lists no longer use. */
const REPLACED = [
  ...['orders_newest', 'orders_by_status', 'users_newest', 'users_by_name', 'point_lots_to_spend'],
  ...['products_on_menu', 'products_in_category', 'products_newest', 'products_counted'],
  ...sorts.flatMap(([name]) => [`closet_items_${name}`, `closet_items_all_${name}`]),
  'closet_items_by_brand',
  'closet_items_of_brand_newest',
];

/**
 * An index of rows that are not deleted. Contains `deleted_at`, because SQLite would otherwise read the table for it.
 */
const partialIndex = (name: string, table: string, columns: string) =>
  `create index ${name} on ${table} (${columns}, deleted_at) where deleted_at is null`;

/** Every list has an index with its order and its filters, so that the rows before a page are skipped in the index. */
export const flatListIndexes = ({ textIndex }: ColumnTypes): readonly string[] => [
  ...REPLACED.map((name) => `drop index ${name}`),
  partialIndex('orders_newest', 'orders', 'created_at desc, id'),
  partialIndex('orders_by_status', 'orders', 'status, created_at desc, id'),
  "create index customers_newest on users (created_at desc, id, role) where role = 'customer'",
  partialIndex('products_on_menu', 'products', 'position, id'),
  partialIndex('products_in_category', 'products', 'category, position, id'),
  partialIndex('products_newest', 'products', 'created_at desc, position, id'),
  ...sorts.flatMap(([name, order]) => [
    partialIndex(`closet_items_all_${name}`, 'closet_items', `${order}, id, category, brand_key`),
    partialIndex(`closet_items_${name}`, 'closet_items', `division, ${order}, id, category, brand_key`),
    `create index closet_types_${name} on closet_types
      (type_key, division, category, ${order}, item_id, brand_key)`,
  ]),
  partialIndex(
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
