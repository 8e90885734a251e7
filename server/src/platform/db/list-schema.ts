/** Stored counts of each category, so that a page of the menu does not count the catalogue (C54, C55). */
export interface MenuCategoriesTable {
  title: string;
  /** Categories are in this order, then by title. Staff may move them; a new one comes last (C313). */
  place: number;
  /** Products on the menu, table-only ones included. */
  products: number;
  /** Products that the normal menu shows. */
  visible: number;
  /** The category out of which all its dishes came, while that one still has others; null: none, or several (C441). */
  came_from?: string | null | undefined;
}

/** A type of a closet item (C66), with the columns that lists of a type filter and sort by. */
export interface ClosetTypesTable {
  /** From the rule `subtypeKeys`. */
  type_key: string;
  item_id: string;
  division: 'closet' | 'kicks';
  category: 'Men' | 'Women' | 'Kids';
  brand_key: string;
  name_key: string;
  price_paisa: number;
  created_at: number;
}
