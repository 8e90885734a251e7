import type { Product } from '../../../contract/entities/product';
import { moveBefore } from '../../../rules/move-before';
import type { MockWorld } from '../world';

/** Sorts by the place in a list; what it lacks comes after, as it was. */
function inOrderOf<T>(entries: readonly T[], order: readonly string[], keyOf: (entry: T) => string): T[] {
  const placeOf = (entry: T) => {
    const place = order.indexOf(keyOf(entry));
    return place < 0 ? order.length : place;
  };
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the categories of the menu in order (C313). */
export const categoriesInOrder = ({ products, categoryOrder }: MockWorld): string[] =>
  inOrderOf([...new Set(products.map(({ category }) => category))], categoryOrder, (title) => title);

/** Returns products in the order of the menu; all of them by default (C313). */
export function inMenuOrder(world: MockWorld, products: readonly Product[] = world.products): Product[] {
  const sorted = inOrderOf(products, world.dishOrder, ({ _id }) => _id);
  return categoriesInOrder(world).flatMap((title) => sorted.filter(({ category }) => category === title));
}

/** Moves a dish before another one of its category, or to its end. */
export function moveDish(world: MockWorld, id: string, before: string | null): void {
  const category = world.products.find(({ _id }) => _id === id)?.category;
  const all = inMenuOrder(world);
  const own = all.filter((product) => product.category === category).map(({ _id }) => _id);
  const others = all.filter((product) => product.category !== category).map(({ _id }) => _id);
  world.dishOrder = [...others, ...moveBefore(own, id, before)];
}

/** Puts dishes whose category changed at the end of their new one. */
export function putLast(world: MockWorld, ids: readonly string[]): void {
  const others = inMenuOrder(world).map(({ _id }) => _id);
  world.dishOrder = [...others.filter((id) => !ids.includes(id)), ...ids];
}
