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
