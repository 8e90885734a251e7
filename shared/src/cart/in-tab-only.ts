import { isInTabOnly } from '../rules/browser-storage';
import { CART_KEY, tableCartKey } from '../rules/tables';

/** Returns the name under which a browser stores a guest's cart. */
export const guestCartKey = (table: string | null): string =>
  table === null ? CART_KEY : tableCartKey(table);

/** Said with the cart while it is in no storage (C404). */
export const IN_TAB_ONLY = 'This browser stores nothing: keep this tab open until you have ordered.';

/** Returns whether a guest's cart is in no storage: closing the tab loses it (C404). */
export const isGuestCartInTabOnly = (table: string | null): boolean => isInTabOnly(guestCartKey(table));
