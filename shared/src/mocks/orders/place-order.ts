import type { Order, OrderReceipt } from '../../contract/entities/order';
import type { OrderChange } from '../../contract/envelope';
import type { MenuMode } from '../../rules/menu-visibility';
import { toPaisa } from '../../rules/money';
import { orderCode } from '../../rules/order-code';
import { orderEffects } from '../../rules/order-effects';
import { compareTotals } from '../../rules/total-check';
import { badField, MockFailure } from '../support/mock-failure';
import type { MockPerson, MockWorld } from '../world';
import { applyEffects, noEffects } from './apply-effects';
import { orderSums } from './order-sums';
import { type LineInput, priceLines } from './price-lines';

type About = Pick<
  Order,
  'fullName' | 'email' | 'phone' | 'address' | 'deliveryOption' | 'deliveryLocation' | 'tableNumber'
>;

/** An order about to be placed, whichever of the three calls it came by. */
export interface Placing {
  readonly person: MockPerson | null;
  readonly about: About;
  readonly lines: readonly LineInput[];
  /** The name that the lines have in the request. */
  readonly field: 'item' | 'items';
  readonly mode: MenuMode;
  /** Delivery fee in rupees. */
  readonly fee: number;
  readonly points: number;
  /** The total that the customer saw, in rupees. */
  readonly totalAmount: number | null | undefined;
}

export function receiptOf(order: Order): OrderReceipt {
  const { _id, code, status, subtotal, deliveryFee, redeemedPoints, pointsEarned, totalAmount, createdAt } =
    order;
  const sums = { subtotal, deliveryFee, redeemedPoints, pointsEarned, totalAmount };
  return { _id, id: _id, code, status, createdAt, ...sums } as OrderReceipt;
}

const changed = (changes: readonly OrderChange[], totalAmount: number) =>
  new MockFailure(409, 'Something changed since you looked', null, { changes: [...changes], totalAmount });

/** The change of the fee, as far as the client's numbers tell it. */
function feeChange({ lines, totalAmount, points, fee, about }: Placing): OrderChange[] {
  const prices = lines.map(({ price, quantity }) => (price === null ? null : price * quantity));
  if (totalAmount === null || totalAmount === undefined || prices.includes(null)) return [];
  const goods = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const was = toPaisa(totalAmount + points - goods) / 100;
  return was === fee ? [] : [{ kind: 'fee', _id: null, name: about.deliveryLocation ?? '', was, now: fee }];
}

/**
 * Prices, checks and stores an order at once (C84, C85).
 *
 * @throws MockFailure 409 with every difference and the right total; nothing is stored then.
 */
export function placeOrder(world: MockWorld, placing: Placing): Order {
  const { person, lines, field, mode, fee, points, totalAmount } = placing;
  const { items, refusals, movedPrices } = priceLines(world, lines, mode, field);
  const sums = orderSums(items, toPaisa(fee), points, person !== null);
  if (refusals.length > 0) throw changed(refusals, sums.shown.totalAmount);
  if (points > sums.shown.subtotal + fee) throw badField('data.points', 'must not exceed the total');
  if (person && points > person.points) {
    const now = Math.floor(person.points / 5) * 5;
    throw changed([{ kind: 'points', _id: null, name: 'Points', was: points, now }], sums.shown.totalAmount);
  }
  if (compareTotals(totalAmount == null ? null : toPaisa(totalAmount), sums.totalPaisa) === 'server-higher')
    throw changed([...movedPrices, ...feeChange(placing)], sums.shown.totalAmount);
  const _id = world.newId();
  const order: Order = {
    _id,
    id: _id,
    code: orderCode(_id),
    ...placing.about,
    user: person?._id ?? null,
    status: 'pending',
    createdAt: new Date(world.now()).toISOString(),
    version: 1,
    ...sums.shown,
    item: [...items],
  };
  applyEffects(world, { order, effects: noEffects }, { order, effects: orderEffects('pending') });
  world.orders = [order, ...world.orders];
  return order;
}
