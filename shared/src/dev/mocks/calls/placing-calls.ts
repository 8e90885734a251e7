import * as messages from '../../../messages/messages';
import {
  type OrderRequest,
  readCheckout,
  readTableNumber,
  readTableOrder,
} from '../../../ordering/order-request';
import { placeOrder } from '../orders/place-order';
import { mockSlots } from '../orders/slots';
import { type MockContext, member } from '../support/mock-context';
import { notFound, orThrow } from '../support/mock-failure';
import { mockTableCode } from '../support/mock-link-codes';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { attemptKey, once } from '../support/once';

type PlacingCall = 'placeOrder' | 'placeGuestOrder' | 'placeTableOrder' | 'getOrderByKey' | 'getSlots';

function readTable({ body, person }: MockContext<'placeTableOrder'>): OrderRequest {
  const tableNumber = orThrow(readTableNumber(body.tableNumber));
  const isConfirmed = body.tableCode === mockTableCode(tableNumber);
  return readTableOrder(body, person && { id: person._id, fullName: person.fullName }, {
    tableNumber,
    isConfirmed,
  });
}

/** The three calls of §7 that place an order. */
export const placingCalls: MockResolvers<PlacingCall> = {
  placeOrder(context) {
    const { world, headers, body } = context;
    const person = member(context);
    const receipt = once(
      world.attempts,
      { person, key: headers['idempotency-key'], payload: ['account', body] },
      () => placeOrder(world, orThrow(readCheckout(body, person._id))),
    );
    return new Reply(receipt, messages.checkout.placed);
  },

  placeGuestOrder({ world, headers, body }) {
    const receipt = once(
      world.attempts,
      { person: null, key: headers['idempotency-key'], payload: ['guest', body] },
      () => placeOrder(world, orThrow(readCheckout(body, null))),
    );
    return new Reply(receipt, messages.checkout.placed);
  },

  placeTableOrder(context) {
    const { world, headers, body, person } = context;
    const receipt = once(
      world.attempts,
      { person, key: headers['idempotency-key'], payload: ['table', body] },
      () => placeOrder(world, readTable(context)),
    );
    return new Reply(receipt, messages.table.placed);
  },

  getSlots: ({ world }) => mockSlots(world),

  getOrderByKey({ world, params, person }) {
    const earlier =
      world.attempts.get(attemptKey(person, params.key)) ?? world.attempts.get(attemptKey(null, params.key));
    if (!earlier) throw notFound('Order');
    return earlier.answer;
  },
};
