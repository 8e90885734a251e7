import type { RawBuilder } from 'kysely';

/** A paged list of rows. Conditions and order use plain columns. */
export interface List {
  readonly table: 'orders' | 'users' | 'products' | 'closet_items';
  /** The searched column. */
  readonly text: 'search_key' | 'full_name_key' | 'name_key';
  readonly where: RawBuilder<unknown>;
  /** Ends with `id`, so that pages neither repeat nor skip (P26). */
  readonly order: RawBuilder<unknown>;
  /** Puts these rows first among the matches of a search of one or two letters, such as table 7 for `7`. */
  readonly firstOfShort?: RawBuilder<unknown> | undefined;
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
  /** Part of the text, ignoring case; blank matches all rows. */
  readonly search?: string | undefined;
}
