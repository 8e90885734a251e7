import { mergeById } from './paging';
import { textKey } from './text';

/** The longest text that is searched for; the rest is cut (P66). */
export const SEARCH_MAX = 100;

/** What search compares. */
export const normaliseSearch = (text: string): string => textKey(text.slice(0, SEARCH_MAX));

/** Whether a name contains the text, in any case (§5). A blank text matches everything; no character is special (P66). */
export const matchesMenuSearch = (name: string, text: string): boolean =>
  normaliseSearch(name).includes(normaliseSearch(text));

/** Where somebody looks at the menu: at home, or at a table of the cafe (§2). */
export type MenuMode = 'normal' | 'table';

/** A product as far as its availability goes. `ugage` is the wire's usage flag; `soldOut` is ours and optional. */
export interface Offered {
  readonly ugage: string;
  readonly soldOut?: boolean | undefined;
}

/** 'disable' means dine-in only: hidden from the normal menu, shown at tables (§5, C53). */
export const isShownInMenu = ({ ugage }: Offered, mode: MenuMode): boolean =>
  mode === 'table' || ugage !== 'disable';

/** What the page of a product says about it, in a mode (C53, C58). */
export function availability(product: Offered, mode: MenuMode): 'in-stock' | 'table-only' | 'sold-out' {
  if (product.soldOut) return 'sold-out';
  return isShownInMenu(product, mode) ? 'in-stock' : 'table-only';
}

/** Whether it may be ordered in a mode; buy buttons and the order calls follow it (C53, C96). */
export const isOrderable = (product: Offered, mode: MenuMode): boolean =>
  availability(product, mode) === 'in-stock';

interface Group<P> {
  readonly _id: string;
  readonly products: readonly P[];
}

/** The menu out of its pages: one group per category in order of appearance, no product twice (C54). */
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
