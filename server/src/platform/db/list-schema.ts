/** What the menu shows of each category, so that no page of it counts the catalogue (C54, C55). */
export interface MenuCategoriesTable {
  title: string;
  /** The position of its first product; categories stand in this order. */
  place: number;
  /** Products on the menu, those for tables only too. */
  products: number;
  /** Products that the normal menu shows. */
  visible: number;
}

/** A type under which a closet item is found (C66), with what the lists of a type narrow and sort by. */
export interface ClosetTypesTable {
  /** As the rule `subtypeKeys` says. */
  type_key: string;
  item_id: string;
  division: 'closet' | 'kicks';
  category: 'Men' | 'Women' | 'Kids';
  brand_key: string;
  name_key: string;
  price_paisa: number;
  created_at: number;
}
