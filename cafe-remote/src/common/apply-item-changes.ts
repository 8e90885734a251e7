import type { OrderChange } from '@storefront/shared/contract/envelope';
import type { CheckoutItem } from './checkout-item';

/** A changed item's own sum is stale (C23). */
const changed = ({ total: _, ...item }: CheckoutItem, change: Partial<CheckoutItem>): CheckoutItem => ({
  ...item,
  ...change,
});

/** Spreads what is left of a product over the lines that want it, first come first served. */
function limitTo(items: readonly CheckoutItem[], productId: string | null, left: number): CheckoutItem[] {
  let rest = left;
  return items.flatMap((item) => {
    if (item.productId !== productId) return [item];
    const quantity = Math.min(item.quantity, rest);
    rest -= quantity;
    return quantity > 0 ? [changed(item, { quantity })] : [];
  });
}

function applyChange(
  items: readonly CheckoutItem[],
  { kind, _id, now }: OrderChange,
): readonly CheckoutItem[] {
  if (kind === 'gone') return items.filter((item) => item.productId !== _id);
  if (kind === 'stock') return limitTo(items, _id, now ?? 0);
  if (kind !== 'price' || now === null) return items;
  return items.map((item) => (item.productId === _id ? changed(item, { price: now }) : item));
}

/** Items with the prices and quantities that are true now (C84, C85, P4); fees and points do not concern them. */
export const applyItemChanges = (
  items: readonly CheckoutItem[],
  changes: readonly OrderChange[],
): readonly CheckoutItem[] => changes.reduce(applyChange, items);
