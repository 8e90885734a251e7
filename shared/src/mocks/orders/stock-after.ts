import type { ClosetItem } from '../../contract/entities/closet-item';
import type { OrderChange } from '../../contract/envelope';
import { orderConflict } from '../support/mock-failure';
import type { MockWorld } from '../world';
import { effectsOf, type Standing } from './standing';

const piecesTaken = (order: Standing, itemId: string) =>
  order && effectsOf(order).takesStock
    ? order.item.reduce((pieces, line) => pieces + (line.productId === itemId ? line.quantity : 0), 0)
    : 0;

/**
 * The closet once an order stands otherwise than before (C24, P15).
 *
 * @throws MockFailure 409 when pieces are missing
 */
export function stockAfter(world: MockWorld, before: Standing, after: Standing): ClosetItem[] {
  const shortages: OrderChange[] = [];
  const items = world.closetItems.map((item) => {
    const moved = piecesTaken(before, item._id) - piecesTaken(after, item._id);
    const availableStock = item.availableStock + moved;
    if (availableStock < 0)
      shortages.push({
        kind: 'stock',
        _id: item._id,
        name: item.name,
        was: -moved,
        now: item.availableStock,
      });
    return moved === 0 ? item : { ...item, availableStock };
  });
  const [first] = shortages;
  if (first) throw orderConflict(`Not enough pieces of ${first.name} left`, shortages);
  return items;
}
