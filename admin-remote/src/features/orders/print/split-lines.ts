import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';

/** True for a closet line. Without a type from the server, colour or size decides. */
const isCloset = ({ type, selectedColor, selectedSize }: OrderItem) =>
  type === undefined ? Boolean(selectedColor || selectedSize) : type === 'closet';

/** Splits the lines into those that the kitchen makes and those that staff pack. */
export const splitLines = ({ item }: Order) => ({
  kitchen: item.filter((line) => !isCloset(line)),
  packing: item.filter(isCloset),
});
