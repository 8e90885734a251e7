import type { Migration } from '../migration';

/** How an order reaches the customer, as `orderKind` of shared decides it. Queries repeat it word for word. */
export const ORDER_KIND = `(case when table_number is not null then 'table'
  when delivery_location = 'Pick-up' then 'pickup' else 'delivery' end)`;

/** The order's table as searches compare it. */
export const ORDER_TABLE = 'lower(table_number)';

const index = (name: string, columns: string) =>
  `create index ${name} on orders (${columns}, created_at desc, id, deleted_at) where deleted_at is null`;

/** Staff search orders by table and filter them by kind. */
export const orderSearch: Migration = {
  name: '0009-order-search',
  statements: () => [
    `update orders set search_key = search_key || '\ntable ' || ${ORDER_TABLE} where table_number is not null`,
  ],
  indexes: () => [
    index('orders_by_table', ORDER_TABLE),
    index('orders_by_kind', ORDER_KIND),
    index('orders_by_kind_and_status', `${ORDER_KIND}, status`),
  ],
};
