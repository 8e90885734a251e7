import type { CheckoutItem } from '../../common/checkout-item';

const COPY_KEY = 'checkoutItems';

const isItem = (value: unknown): value is CheckoutItem =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  'quantity' in value &&
  'price' in value;

const readItems = (value: unknown): readonly CheckoutItem[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

/** The items in the navigation state, as cart or Buy Now put them there (§2). */
export function itemsFromState(state: unknown): readonly CheckoutItem[] {
  return typeof state === 'object' && state !== null && 'items' in state ? readItems(state.items) : [];
}

/** The copy that survives a reload and a detour over the login (C56, P29). */
export function readItemsCopy(): readonly CheckoutItem[] {
  try {
    return readItems(JSON.parse(window.sessionStorage.getItem(COPY_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps the copy as the items are now; none of it is left after the order. */
export function writeItemsCopy(items: readonly CheckoutItem[]): void {
  if (items.length === 0) window.sessionStorage.removeItem(COPY_KEY);
  else window.sessionStorage.setItem(COPY_KEY, JSON.stringify(items));
}
