import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';

/** A line of the closet; where a server says no type, colour and size tell. */
const isCloset = ({ type, selectedColor, selectedSize }: OrderItem) =>
  type === undefined ? Boolean(selectedColor || selectedSize) : type === 'closet';

/** What the kitchen makes, and what is packed. */
export const splitLines = ({ item }: Order) => ({
  kitchen: item.filter((line) => !isCloset(line)),
  packing: item.filter(isCloset),
});
