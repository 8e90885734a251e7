import { parseQuantity } from '@storefront/shared/rules/quantity';
import type { CheckoutItem } from './checkout-item';

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

/** What of a list from outside is an item; the rest is left out (P24). */
export const readItems = (value: unknown): readonly CheckoutItem[] =>
  Array.isArray(value) ? value.filter(isItem) : [];
