import type { ClosetItem } from '../../../contract/entities/closet-item';
import type { Product } from '../../../contract/entities/product';
import { readOptionGroup } from '../../../ordering/option-wire';
import type { ItemLookup } from '../../../ordering/price-lines';
import { findByNameIn, type SellableItem } from '../../../ordering/sellable-item';
import { lowestPrice, type OptionGroup } from '../../../rules/dish-options';
import { happyHoursOf } from '../../../rules/happy-hours';
import { mealtimeOf } from '../../../rules/mealtimes';
import { toPaisa, toRupees } from '../../../rules/money';
import type { MockWorld } from '../world';

/** A product or closet item in its wire form. */
export type WireItem = Product | ClosetItem;

/** Returns the option groups of a dish, in their order (C255). */
export const groupsOf = ({ optionGroups }: MockWorld, { optionGroups: ids = [] }: Product): OptionGroup[] =>
  ids.flatMap((id) => optionGroups.filter(({ _id }) => _id === id).map(readOptionGroup));

/** Returns a product as calls answer it: with the lowest price if it has options (C255). */
export function showProduct(world: MockWorld, product: Product): Product {
  const groups = groupsOf(world, product);
  if (groups.length === 0) return product;
  return { ...product, priceFrom: toRupees(lowestPrice(toPaisa(product.price), groups)) };
}

/** Converts an item of the world for the order rules. */
export function toSellable(world: MockWorld, item: WireItem): SellableItem {
  const { _id, name, price, image } = item;
  const common = { id: _id, name, pricePaisa: toPaisa(price), isDeleted: false };
  if (!('colors' in item))
    return {
      ...common,
      type: 'product',
      ugage: item.ugage,
      soldOut: item.soldOut ?? false,
      piecesLeft: item.piecesLeft ?? null,
      mealtime: mealtimeOf(item, world.orderingSettings.mealtimes),
      category: item.category,
      happyHours: happyHoursOf(item.category, world.orderingSettings.happyHours),
      optionGroups: groupsOf(world, item),
      image,
    };
  const colors = item.colors.map((color) => ({ name: color.name, image: color.image || image }));
  const { availableStock: stock, cells = null, sizeOptions } = item;
  return { ...common, type: 'closet', stock, cells, sizeOptions, colors };
}

/** Finds an item by id, first of this type, then of the other (C8). */
export function findItem(
  { products, closetItems }: MockWorld,
  id: string,
  type: SellableItem['type'],
): WireItem | undefined {
  const both: readonly WireItem[] =
    type === 'closet' ? [...closetItems, ...products] : [...products, ...closetItems];
  return both.find((item) => item._id === id);
}

/** Returns the world's catalogue for the order rules. */
export const itemLookup = (world: MockWorld): ItemLookup => ({
  byId(id, type) {
    const item = findItem(world, id, type);
    return item && toSellable(world, item);
  },
  byName(name, type) {
    const sellable = (item: WireItem) => toSellable(world, item);
    const lists = [world.products.map(sellable), world.closetItems.map(sellable)];
    return findByNameIn(type === 'closet' ? lists.reverse() : lists, name);
  },
});
