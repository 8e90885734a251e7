import type { ClosetItem } from '../../../contract/entities/closet-item';
import type { Product } from '../../../contract/entities/product';
import type { ItemLookup } from '../../../ordering/price-lines';
import { findByNameIn, type SellableItem } from '../../../ordering/sellable-item';
import { type Mealtimes, mealtimeOf } from '../../../rules/mealtimes';
import { toPaisa } from '../../../rules/money';
import type { MockWorld } from '../world';

/** A product or closet item in its wire form. */
export type WireItem = Product | ClosetItem;

/** Converts an item of the world for the order rules. @param mealtimes when categories are served (C263) */
export function toSellable(item: WireItem, mealtimes?: Mealtimes): SellableItem {
  const { _id, name, price, image } = item;
  const common = { id: _id, name, pricePaisa: toPaisa(price), isDeleted: false };
  if (!('colors' in item))
    return {
      ...common,
      type: 'product',
      ugage: item.ugage,
      soldOut: item.soldOut ?? false,
      piecesLeft: item.piecesLeft ?? null,
      mealtime: mealtimeOf(item, mealtimes),
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
    return item && toSellable(item, world.orderingSettings.mealtimes);
  },
  byName(name, type) {
    const { mealtimes } = world.orderingSettings;
    const lists = [world.products, world.closetItems].map((items) =>
      items.map((item) => toSellable(item, mealtimes)),
    );
    return findByNameIn(type === 'closet' ? lists.reverse() : lists, name);
  },
});
