import type { ColumnTypes } from '../../migration';

export const catalogue = ({ key, whole }: ColumnTypes): readonly string[] => [
  `create table products (
    id ${key} primary key,
    name text not null,
    name_key ${key} not null,
    price_paisa ${whole} not null check (price_paisa >= 0),
    category ${key} not null,
    description text not null,
    ugage text not null check (ugage in ('enable', 'disable')),
    espresso integer not null check (espresso in (0, 1)),
    sold_out integer not null check (sold_out in (0, 1)),
    picture text not null,
    position integer not null,
    created_at ${whole} not null,
    deleted_at ${whole}
  )`,
  'create index products_on_menu on products (position, id)',
  'create index products_in_category on products (category, position, id)',
  'create index products_by_name on products (name_key)',
  `create table closet_items (
    id ${key} primary key,
    name text not null,
    name_key ${key} not null,
    division text not null check (division in ('closet', 'kicks')),
    price_paisa ${whole} not null check (price_paisa >= 0),
    brand text not null,
    brand_key ${key} not null,
    material text not null,
    description text not null,
    stock integer not null check (stock >= 0),
    size_options text not null,
    category text not null check (category in ('Men', 'Women', 'Kids')),
    gender text not null,
    ratings real not null,
    colors text not null,
    top_seller integer not null check (top_seller in (0, 1)),
    created_at ${whole} not null,
    deleted_at ${whole}
  )`,
  'create index closet_items_newest on closet_items (division, created_at desc, id)',
  'create index closet_items_by_name on closet_items (division, name_key, id)',
  'create index closet_items_by_price on closet_items (division, price_paisa, id)',
  'create index closet_items_by_brand on closet_items (division, brand_key)',
  `create table gallery_images (
    id ${key} primary key,
    title text not null,
    alt text not null,
    picture text not null,
    created_at ${whole} not null
  )`,
  'create index gallery_images_newest on gallery_images (created_at desc, id)',
  `create table locations (
    id ${key} primary key,
    name text not null,
    name_key ${key} not null unique,
    rate_paisa ${whole} not null check (rate_paisa >= 0),
    created_at ${whole} not null
  )`,
];
