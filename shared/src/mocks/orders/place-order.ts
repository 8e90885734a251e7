import type { Order, OrderReceipt } from '../../contract/entities/order';
import { orderCode } from '../../rules/orders';
import type { MockWorld } from '../world';
import { commitOrder } from './commit-order';
import { draftOrder } from './draft-order';
import type { Placing } from './placing';

/** What the person who ordered is told: no contact data (P52). */
function receiptOf(order: Order): OrderReceipt {
  const { _id, code, status, subtotal, deliveryFee, redeemedPoints, pointsEarned, totalAmount, createdAt } =
    order;
  const sums = { subtotal, deliveryFee, redeemedPoints, pointsEarned, totalAmount };
  return { _id, id: _id, code, status, createdAt, ...sums } as OrderReceipt;
}

/** Prices, checks and stores an order at once. @throws MockFailure; nothing is stored then. */
export function placeOrder(world: MockWorld, placing: Placing): OrderReceipt {
  const { items, sums } = draftOrder(world, placing);
  const _id = world.newId();
  const order: Order = {
    _id,
    id: _id,
    code: orderCode(_id),
    ...placing.about,
    user: placing.person?._id ?? null,
    status: 'pending',
    createdAt: new Date(world.now()).toISOString(),
    version: 1,
    ...sums,
    item: [...items],
  };
  commitOrder(world, null, order);
  return receiptOf(order);
}
