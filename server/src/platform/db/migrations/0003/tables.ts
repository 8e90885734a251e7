import type { ColumnTypes } from '../../migration';

export const flatListTables = ({ key, whole }: ColumnTypes): readonly string[] => [
  `alter table orders add column search_key ${key} not null default ''`,
  `create table menu_categories (
    title ${key} primary key,
    place integer not null,
    products integer not null check (products > 0),
    visible integer not null check (visible >= 0)
  )`,
  `insert into menu_categories (title, place, products, visible)
    select category, min(position), count(*), sum(case when ugage = 'enable' then 1 else 0 end)
    from products where deleted_at is null group by category`,
  `create table closet_types (
    type_key ${key} not null,
    item_id ${key} not null references closet_items (id) on delete cascade,
    division text not null,
    category text not null,
    brand_key ${key} not null,
    name_key ${key} not null,
    price_paisa ${whole} not null,
    created_at ${whole} not null,
    primary key (item_id, type_key)
  )`,
];
