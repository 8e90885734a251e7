import { parseQuantity } from '@storefront/shared/rules/quantity';
import type { CheckoutItem } from '../../common/checkout-item';
import { clearTab, readTab, writeTab } from '../../common/tab-storage';

const COPY = 'checkoutItems';

type Unread = { readonly [K in keyof CheckoutItem]?: unknown };

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isPrice = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 10_000_000;

/** Whether something from outside (a history entry, a stored copy) can be shown and added up. */
function isItem(value: unknown): value is CheckoutItem {
  if (typeof value !== 'object' || value === null) return false;
  const item: Unread = value;
  return (
    isText(item.productId) &&
    isText(item.name) &&
    isText(item.requests) &&
    (item.type === 'product' || item.type === 'closet') &&
    isPrice(item.price) &&
    (item.total === undefined || isPrice(item.total)) &&
    parseQuantity(item.quantity) !== null &&
    isTextOrNull(item.lineId) &&
    isTextOrNull(item.selectedColor) &&
    isTextOrNull(item.selectedSize)
  );
}

const readItems = (value: unknown): readonly CheckoutItem[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

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
