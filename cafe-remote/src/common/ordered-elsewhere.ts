import { serverNow } from '@storefront/shared/api';
import { useCart } from '@storefront/shared/cart';
import {
  onFollowedOrders,
  parseFollowedOrders,
  readFollowedText,
} from '@storefront/shared/cart/followed-orders';
import { identityOf, type Line } from '@storefront/shared/cart/line';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import type { OrderChange } from '@storefront/shared/contract/envelope';
import { callQuery } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { CheckoutItem } from './checkout-item';
import { lineOf } from './remove-ordered-lines';

/** An order that has goods of this checkout, placed in another tab or on another device (C402). */
export interface EarlierOrder {
  readonly code: string;
  /** Null: the member's session opens it. */
  readonly key: string | null;
  /** When it was placed, ms. */
  readonly at: number;
}

/** How often a checkout reads a member's cart, to learn that another device ordered it; ms. */
const CART_EVERY = 15_000;

/** The identity of goods, in any cart and as ordered before (C47). */
export const goodsOf = (line: Parameters<typeof identityOf>[0]): string => identityOf(line, null);

/** Items of a cart that it does not hold any more, or not so many of. Buy Now items are in none (C22). */
const isMissing = (item: CheckoutItem, lines: readonly Line[]) =>
  item.lineId !== null && (lineOf(lines, item)?.quantity ?? 0) < item.quantity;

const changeOf = (item: CheckoutItem, line: number): OrderChange => ({
  kind: 'ordered',
  _id: item.productId,
  name: item.name,
  was: item.quantity,
  now: 0,
  line,
});

/** One change for each item that the cart does not hold any more: another tab may have ordered it (C402). */
export const missingInCart = (items: readonly CheckoutItem[], lines: readonly Line[]): OrderChange[] =>
  items.flatMap((item, index) => (isMissing(item, lines) ? changeOf(item, index) : []));

/** "You ordered this at 4:56 AM (DZ26J3)"; of another day with its date. @param now in ms */
export function orderedTitle({ code, at }: EarlierOrder, now: number): string {
  const isToday = shopDate(at) === shopDate(now);
  const when = isToday ? `at ${timeOfDay(at)}` : `on ${formatDateTime(new Date(at).toISOString(), null)}`;
  return `You ordered this ${when} (${code})`;
}

/** Returns whether a member's order has an item, placed after that was last put into the cart. */
function hasItem({ item: lines, createdAt }: FollowedOrder, item: CheckoutItem): boolean {
  const isLater = item.addedAt === undefined || Date.parse(createdAt) >= Date.parse(item.addedAt);
  const isSame = lines.some(
    ({ productId, ...line }) => productId != null && goodsOf({ ...line, productId }) === goodsOf(item),
  );
  return isLater && isSame;
}

/**
 * Watches whether the goods of a checkout were ordered meanwhile: in another tab of this browser, which shows at once, or on
 * another device of the member, which the next read of the cart shows (C402).
 *
 * @returns the latest order that has some of them, if it is known, and one change for each item that was ordered or left
 * the cart
 */
export function useOrderedElsewhere(items: readonly CheckoutItem[], isMember: boolean) {
  const [openedAt] = useState(() => serverNow());
  const { ownServer } = readRuntimeConfig();
  const text = useSyncExternalStore(onFollowedOrders, readFollowedText, () => '[]');
  const { lines, isPending, error } = useCart(null);
  useQuery({
    ...callQuery('getCart', {}),
    enabled: isMember,
    refetchInterval: CART_EVERY,
    refetchOnWindowFocus: 'always',
  });
  const isCartKnown = !isPending && error === null;
  const gone = isCartKnown ? items.filter((item) => isMissing(item, lines)) : [];

  const remembered = useMemo(
    () =>
      parseFollowedOrders(text).flatMap(({ code, key, at = 0, goods = [] }) =>
        goods.length > 0 ? [{ code, key, at, goods }] : [],
      ),
    [text],
  );
  const isIn = ({ at, goods }: (typeof remembered)[number]) =>
    items.filter((item) => goods.includes(goodsOf(item)) && (at >= openedAt || gone.includes(item)));
  const here = remembered.find((order) => isIn(order).length > 0);
  const { data } = useQuery({
    ...callQuery('listMyOrders', { query: {} }),
    enabled: isMember && ownServer && gone.length > 0 && !here,
  });
  const elsewhere = data?.orders.find((order) => gone.some((item) => hasItem(order, item)));

  const ordered = here ? isIn(here) : [];
  const asked = items.flatMap((item, index) =>
    ordered.includes(item) || gone.includes(item) ? changeOf(item, index) : [],
  );
  const order: EarlierOrder | null =
    here ?? (elsewhere ? { code: elsewhere.code, key: null, at: Date.parse(elsewhere.createdAt) } : null);
  return { order, changes: asked };
}
