import type { Line } from '@storefront/shared/cart/line';
import type { CheckoutItem } from './checkout-item';

/** What an order leaves of a cart. */
export interface Settlement {
  readonly removed: readonly string[];
  /** Lines of which more is in the cart than was ordered, with what stays. */
  readonly reduced: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** A login on the way to the order gave the guest's line another id: then what is wanted tells which line it is. */
const isSameWish = (line: Line, item: CheckoutItem) =>
  line.productId === item.productId &&
  line.selectedColor === item.selectedColor &&
  line.selectedSize === item.selectedSize &&
  line.requests === item.requests;

const lineOf = (lines: readonly Line[], item: CheckoutItem) =>
  lines.find(({ lineId }) => lineId === item.lineId) ?? lines.find((line) => isSameWish(line, item));

/** Takes what was ordered out of a cart, and nothing else: Buy Now came from none (C22). */
export function settleCart(items: readonly CheckoutItem[], lines: readonly Line[]): Settlement {
  const removed: string[] = [];
  const reduced: { lineId: string; quantity: number }[] = [];
  for (const item of items) {
    if (item.lineId === null) continue;
    const line = lineOf(lines, item);
    const left = (line?.quantity ?? 0) - item.quantity;
    if (line && left > 0) reduced.push({ lineId: line.lineId, quantity: left });
    else removed.push(line?.lineId ?? item.lineId);
  }
  return { removed, reduced };
}
