import type { Order } from '../../contract/entities/order';
import { type OrderEffects, orderEffects } from '../../rules/order-effects';
import { MockFailure } from '../support/mock-failure';
import type { MockWorld } from '../world';

/** What holds for an order that is not there: before it is placed, after it is deleted. */
export const noEffects: OrderEffects = orderEffects('cancelled');

const piecesTaken = (order: Order, effects: OrderEffects, itemId: string) =>
  effects.takesStock
    ? order.item
        .filter((line) => line.type === 'closet' && line.productId === itemId)
        .reduce((pieces, line) => pieces + line.quantity, 0)
    : 0;

const pointsMoved = ({ redeemedPoints = 0, pointsEarned = 0 }: Order, effects: OrderEffects) =>
  (effects.creditsPoints ? pointsEarned : 0) - (effects.spendsPoints ? redeemedPoints : 0);

/** An order as it stands, with what it does to stock and points. */
export interface Standing {
  readonly order: Order;
  readonly effects: OrderEffects;
}

/**
 * Moves stock and points from what held before to what holds after, so that no walk through the states wins or loses
 * anything (C19, C24, P15, P44).
 *
 * @throws MockFailure 409 when the stock no longer suffices; nothing has moved then.
 */
export function applyEffects(world: MockWorld, before: Standing, after: Standing): void {
  const closetItems = world.closetItems.map((item) => {
    const moved =
      piecesTaken(before.order, before.effects, item._id) - piecesTaken(after.order, after.effects, item._id);
    return moved === 0 ? item : { ...item, availableStock: item.availableStock + moved };
  });
  const short = closetItems.find((item) => item.availableStock < 0);
  if (short) throw new MockFailure(409, `Not enough pieces of ${short.name} left`);
  const points = pointsMoved(after.order, after.effects) - pointsMoved(before.order, before.effects);
  world.closetItems = closetItems;
  world.users = world.users.map((user) =>
    user._id === after.order.user ? { ...user, points: user.points + points } : user,
  );
}
