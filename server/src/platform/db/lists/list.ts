import type { RawBuilder } from 'kysely';

/** A list of rows as somebody pages through it. Conditions and order name plain columns. */
export interface List {
  readonly table: 'orders' | 'users' | 'products' | 'closet_items';
  /** The column that a search looks through. */
  readonly text: 'search_key' | 'full_name_key' | 'name_key';
  readonly where: RawBuilder<unknown>;
  /** Ends with `id`, so that pages neither repeat nor skip (P26). */
  readonly order: RawBuilder<unknown>;
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
  /** Part of the text, in any capitals; blank finds everything. */
  readonly search?: string | undefined;
}
