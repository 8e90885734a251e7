import type { Migration } from '../migration';

/** An index for every order of a list, so that a page of a large catalogue reads only its rows. */
export const longLists: Migration = {
  name: '0002-long-lists',
  statements: () => [
    'create index products_newest on products (created_at desc, position, id)',
    'create index products_counted on products (deleted_at, category, position, ugage)',
    'create index closet_items_all_newest on closet_items (created_at desc, id)',
    'create index closet_items_all_by_name on closet_items (name_key, id)',
    'create index closet_items_all_by_price on closet_items (price_paisa, id)',
    'create index closet_items_all_by_name_down on closet_items (name_key desc, id)',
    'create index closet_items_all_by_price_down on closet_items (price_paisa desc, id)',
    'create index closet_items_by_name_down on closet_items (division, name_key desc, id)',
    'create index closet_items_by_price_down on closet_items (division, price_paisa desc, id)',
    'create index closet_items_of_brand_newest on closet_items (division, brand_key, created_at desc, id)',
  ],
};
