import type { OrderChange } from '@storefront/shared/contract/envelope';
import { optionsText } from '@storefront/shared/rules/dish-options';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CheckoutItem } from './checkout-item';
import type { SayUntil } from './SoldOutWords';

/** A changed item's own sum is stale (C23). */
const changed = ({ total: _, ...item }: CheckoutItem, change: Partial<CheckoutItem>): CheckoutItem => ({
  ...item,
  ...change,
});

/** Whether a change of the stock is about an item: of all its lines, or of those in one size and colour (C258). */
const isAbout = (item: CheckoutItem, { _id, selectedSize, selectedColor }: OrderChange): boolean =>
  item.productId === _id &&
  (selectedSize === undefined ||
    (item.selectedSize === selectedSize && item.selectedColor === (selectedColor ?? null)));

/** Spreads the remaining stock over the lines that share it, in their order. */
function limitTo(items: readonly CheckoutItem[], change: OrderChange): CheckoutItem[] {
  let rest = change.now ?? 0;
  return items.flatMap((item) => {
    if (!isAbout(item, change)) return [item];
    const quantity = Math.min(item.quantity, rest);
    rest -= quantity;
    return quantity > 0 ? [changed(item, { quantity })] : [];
  });
}

function applyChange(items: readonly CheckoutItem[], change: OrderChange): readonly CheckoutItem[] {
  const { kind, _id, now } = change;
  if (kind === 'gone' || kind === 'closed' || kind === 'option')
    return items.filter((item) => item.productId !== _id);
  if (kind === 'stock') return limitTo(items, change);
  if (kind === 'offer')
    return items.map((item) => (item.productId === _id ? { ...item, happyHour: now ?? 0 } : item));
  // Consent to order it again: it belongs to no line of the cart any more (C402).
  if (kind === 'ordered') return items.map((item) => changed(item, { lineId: null, cartLine: undefined }));
  if (kind !== 'price' || now === null) return items;
  return items.map((item) => (item.productId === _id ? changed(item, { price: now }) : item));
}

/**
 * Items with today's prices, happy hours and quantities (C84, C85, C277, P4); without those whose options cannot be had (C257). Changes of
 * fees, points, coupons and the whole shop leave them as they are. A change that names a line is about that one alone.
 *
 * @param items as they were sent
 */
export function applyItemChanges(
  items: readonly CheckoutItem[],
  changes: readonly OrderChange[],
): readonly CheckoutItem[] {
  const changesOf = (index?: number) => changes.filter(({ line }) => line === index);
  const lines = items.flatMap((item, index) => changesOf(index).reduce(applyChange, [item]));
  return changesOf().reduce(applyChange, lines);
}

/** The changes; one that names a line has its options behind the name: "Latte (Large, Oat milk)". @param items as they were sent */
export const withOptionNames = (
  changes: readonly OrderChange[],
  items: readonly CheckoutItem[],
): readonly OrderChange[] =>
  changes.map((change) => {
    const words = change.line === undefined ? '' : optionsText(items[change.line]?.options ?? []);
    return words ? { ...change, name: `${change.name} (${words})` } : change;
  });

const money = (rupees: number | null) => (rupees === null ? 'unknown' : formatRupees(toPaisa(rupees)));

/** A happy hour tells percents, a coupon what it takes off (C277). */
function offerText(was: number | null, now: number | null, isHappyHour: boolean, text: string | undefined) {
  if (isHappyHour) return now ? `now has ${now} % off` : 'is no longer in a happy hour';
  return text ?? `took off ${money(was)} and now takes off ${money(now)}`;
}

/** A change in words, old and new value, to follow the name of its item (P4). */
export function changeText({ kind, _id, was, now, text, soldOut }: OrderChange, sayUntil: SayUntil): string {
  if (soldOut) return sayUntil(soldOut);
  switch (kind) {
    case 'price':
      return `was ${money(was)} and is now ${money(now)}`;
    case 'fee':
      return `the delivery fee was ${money(was)} and is now ${money(now)}`;
    case 'gone':
      return 'is no longer available';
    case 'stock':
      return now ? `only ${now} left, you wanted ${was ?? 'more'}` : 'is sold out';
    case 'points':
      return `${was ?? 'more'} were chosen, ${now ?? 0} can be used`;
    case 'closed':
      return _id === null ? 'we take no orders right now' : (text ?? 'is not served at this time');
    case 'slot':
      return text === undefined
        ? 'is full now, choose another time'
        : 'cannot be had any more, choose another time';
    case 'ordered':
      return 'is no longer in your cart: it was ordered or removed in another tab or on another device';
    case 'place':
      return 'we no longer deliver to this place';
    case 'payment':
      return 'is no longer possible: you pay in cash';
    case 'offer':
      return offerText(was, now, _id !== null, text);
    case 'option':
      return text ?? 'cannot be had with your choices';
  }
}

/** The change as one sentence of the list: its name, then what happened to it; a place is named inside. */
export const changeSentence = (
  change: OrderChange,
  sayUntil: SayUntil,
): { readonly name: string; readonly text: string } =>
  change.kind === 'place'
    ? { name: '', text: `We no longer deliver to ${change.name}` }
    : { name: change.name, text: changeText(change, sayUntil) };

/** True if the shop takes no orders; a dish that is not served at this time has an id (C263). */
export const isShopClosed = ({ kind, _id }: OrderChange): boolean => kind === 'closed' && _id === null;

/** True if there is something left to order once the changes are accepted. A slot that ended needs another choice first. */
export const canStillOrder = (itemsLeft: number, changes: readonly OrderChange[]): boolean =>
  itemsLeft > 0 && changes.every((change) => !isShopClosed(change) && change.kind !== 'slot');

/** Calls whose answers hold prices or stock, or whether orders are taken. */
const PRICED = new Set<unknown>([
  'getCart',
  'getProduct',
  'getClosetItem',
  'getSettings',
  'getSlots',
  'listMenu',
  'listOptionGroups',
  'listLocations',
]);

/** Returns a function that reads every price on the page again, after the server said that one is old (P25). */
export function useRefreshPrices(): () => void {
  const queries = useQueryClient();
  return useCallback(
    () => void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => PRICED.has(name) }),
    [queries],
  );
}
