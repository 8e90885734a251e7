import type { CheckoutItem } from '../../common/checkout-item';
import { readItems } from '../../common/read-items';
import { clearTab, readTab, writeTab } from '../../common/tab-storage';

const COPY = 'checkoutItems';

/** The items in the navigation state, as cart or Buy Now put them there (§2). */
export const itemsFromState = (state: unknown): readonly CheckoutItem[] =>
  typeof state === 'object' && state !== null && 'items' in state ? readItems(state.items) : [];

/** The copy that survives a reload and a detour over the login (C56, P29). */
export const readItemsCopy = (): readonly CheckoutItem[] => readItems(readTab(COPY));

/** Keeps the copy as the items are now; none of it is left after the order. */
export function writeItemsCopy(items: readonly CheckoutItem[]): void {
  if (items.length === 0) clearTab(COPY);
  else writeTab(COPY, items);
}
