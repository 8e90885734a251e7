import { mergeById } from './paging';
import { textKey } from './text';

/** Maximum length of a search text; the rest is cut (P66). */
export const SEARCH_MAX = 100;

/** Returns the normalised search text. */
const normaliseSearch = (text: string): string => textKey(text.slice(0, SEARCH_MAX));

/**
 * Returns whether a name contains the text, ignoring case (§5). A blank text matches all; no character is special
 * (P66).
 */
export const matchesMenuSearch = (name: string, text: string): boolean =>
  normaliseSearch(name).includes(normaliseSearch(text));

/** Mode of the menu: normal, or at a table of the cafe (§2). */
export type MenuMode = 'normal' | 'table';

/** The availability fields of a product. `ugage` is the wire's usage flag; `soldOut` is ours and optional. */
export interface Offered {
  readonly ugage: string;
  readonly soldOut?: boolean | undefined;
}

/** 'disable' means dine-in only: hidden from the normal menu, shown at tables (§5, C53). */
export const isShownInMenu = ({ ugage }: Offered, mode: MenuMode): boolean =>
  mode === 'table' || ugage !== 'disable';

/** Returns the availability that a product page shows in a mode (C53, C58). */
export function availability(product: Offered, mode: MenuMode): 'in-stock' | 'table-only' | 'sold-out' {
  if (product.soldOut) return 'sold-out';
  return isShownInMenu(product, mode) ? 'in-stock' : 'table-only';
}

/** Returns whether a product may be ordered in a mode; buy buttons and order calls use it (C53, C96). */
export const isOrderable = (product: Offered, mode: MenuMode): boolean =>
  availability(product, mode) === 'in-stock';

interface Group<P> {
  readonly _id: string;
  readonly products: readonly P[];
}

/** Merges the pages of the menu: one group per category in order of appearance, no duplicate products (C54). */
export function mergeMenuGroups<P extends { readonly _id: string }, G extends Group<P>>(
  pages: readonly (readonly (G & Group<P>)[])[],
): (G & Group<P>)[] {
  const groups = new Map<string, G & Group<P>>();
  for (const group of pages.flat()) {
    const known = groups.get(group._id);
    groups.set(group._id, { ...group, products: mergeById([known?.products ?? [], group.products]) });
  }
  return [...groups.values()];
}
