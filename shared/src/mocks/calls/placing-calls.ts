import { messages } from '../../messages/messages';
import { parseTableId } from '../../rules/tables';
import { placeOrder } from '../orders/place-order';
import type { Placing } from '../orders/placing';
import { readCheckout } from '../orders/read-checkout';
import { type MockContext, member } from '../support/mock-context';
import { badField, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { mockTableCode } from '../support/mock-table-code';
import { attemptKey, once } from '../support/once';

type PlacingCall = 'placeOrder' | 'placeGuestOrder' | 'placeTableOrder' | 'getOrderByKey';

const atTable = {
  fullName: null,
  email: null,
  phone: null,
  address: null,
  deliveryOption: null,
  deliveryLocation: null,
};

function readTableOrder({ body, person }: MockContext<'placeTableOrder'>): Placing {
  const tableNumber = parseTableId(body.tableNumber);
  if (tableNumber === null) throw badField('tableNumber', 'is no table of ours');
  const { items, totalAmount } = body;
  return {
    person,
    about: { ...atTable, tableNumber, tableConfirmed: body.tableCode === mockTableCode(tableNumber) },
    lines: items,
    field: 'items',
    mode: 'table',
    fee: 0,
    points: 0,
    totalAmount,
  };
}

/** Placing orders, by the three ways of §7. */
export const placingCalls: MockResolvers<PlacingCall> = {
  placeOrder(context) {
    const { world, headers, body } = context;
    const person = member(context);
    const receipt = once(
      world.attempts,
      { person, key: headers['idempotency-key'], payload: ['account', body] },
      () => placeOrder(world, readCheckout(world, body, person)),
    );
    return new Reply(receipt, messages.checkout.placed);
  },

  placeGuestOrder({ world, headers, body }) {
    const receipt = once(
      world.attempts,
      { person: null, key: headers['idempotency-key'], payload: ['guest', body] },
      () => placeOrder(world, readCheckout(world, body, null)),
    );
    return new Reply(receipt, messages.checkout.placed);
  },

  placeTableOrder(context) {
    const { world, headers, body, person } = context;
    const receipt = once(
      world.attempts,
      { person, key: headers['idempotency-key'], payload: ['table', body] },
      () => placeOrder(world, readTableOrder(context)),
    );
    return new Reply(receipt, messages.table.placed);
  },

  getOrderByKey({ world, params, person }) {
    const earlier =
      world.attempts.get(attemptKey(person, params.key)) ?? world.attempts.get(attemptKey(null, params.key));
    if (!earlier) throw notFound('Order');
    return earlier.answer;
  },
};
