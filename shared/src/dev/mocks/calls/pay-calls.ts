import type { Order } from '../../../contract/entities/order';
import type { PaymentSetting, PayTo } from '../../../contract/entities/payment';
import * as messages from '../../../messages/messages';
import { followedOrder } from '../../../ordering/order-progress';
import { toPaisa, toRupees } from '../../../rules/money';
import {
  answerPayment,
  isWallet,
  METHOD_NAMES,
  missingForWallet,
  type Payment,
  submitPayment,
} from '../../../rules/payment';
import { findOrder, rewriteOrder } from '../orders/change-order';
import { sameTransactions } from '../orders/payments';
import { checkVersion, recordEdit } from '../support/check-version';
import { member } from '../support/mock-context';
import { badField, conflict, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { readPicture } from '../support/read-picture';
import type { MockPerson, MockWorld } from '../world';
import { findOwnOrder } from './follow-calls';
import { checkSeen, showOrder } from './order-calls';

const paymentOf = (world: MockWorld, order: Order): Payment => ({
  method: order.paymentMethod ?? 'cash',
  status: order.paymentStatus ?? 'unpaid',
  transactionNumber: order.transactionNumber ?? null,
  amountPaisa: world.paymentAmounts.get(order._id) ?? null,
});

const standing = ({ status, totalAmount }: Order) => ({ status, totalPaisa: toPaisa(totalAmount) });

/** Stores a payment that was decided on; returns the order. @throws MockFailure 409 with the problem */
function store(
  world: MockWorld,
  order: Order,
  before: Payment,
  decided: ReturnType<typeof submitPayment>,
  by: MockPerson | null,
): Order {
  if ('problem' in decided) throw conflict(decided.problem, { paymentStatus: before.status });
  const { payment } = decided;
  if (payment === before) return order;
  const { status, transactionNumber, amountPaisa } = payment;
  if (amountPaisa !== null) world.paymentAmounts.set(order._id, amountPaisa);
  const paidAmount = status === 'confirmed' && amountPaisa !== null ? toRupees(amountPaisa) : null;
  return rewriteOrder(world, order, { paymentStatus: status, transactionNumber, paidAmount }, by);
}

/** @throws MockFailure 404 for an order that is not paid by wallet */
function checkWallet({ paymentMethod }: Order): void {
  if (!isWallet(paymentMethod)) throw notFound('Payment');
}

/** @throws MockFailure 404 if the server knows no ways to pay */
function settingsOf({ paymentSettings }: MockWorld): readonly PaymentSetting[] {
  if (paymentSettings === null) throw notFound('Call');
  return paymentSettings;
}

const payToOf = ({ accountName, walletId, image, imageSet }: PaymentSetting): PayTo => ({
  accountName,
  walletId,
  ...(image !== undefined && { image, imageSet }),
});

/** Calls of paying by wallet (C280 to C284). */
export const payCalls: MockResolvers<
  | 'getWallet'
  | 'getPayment'
  | 'submitPayment'
  | 'answerPayment'
  | 'listPaymentSettings'
  | 'updatePaymentSetting'
> = {
  getWallet({ world, params }) {
    const found = settingsOf(world).find(({ method }) => method === params.method);
    if (!found?.active || !isWallet(found.method)) throw notFound('Wallet');
    return payToOf(found);
  },

  getPayment({ world, params: { code }, query: { key }, person }) {
    const order = findOwnOrder(world, { code, key, person });
    checkWallet(order);
    const found = settingsOf(world).find(({ method }) => method === order.paymentMethod);
    if (!found || found.version === 0) throw notFound('Payment');
    return payToOf(found);
  },

  submitPayment({ world, params: { code }, body, person }) {
    settingsOf(world);
    const order = findOwnOrder(world, { code, key: body.key, person });
    checkWallet(order);
    const payment = paymentOf(world, order);
    const decided = submitPayment(payment, standing(order), body.transactionNumber);
    const paid = store(world, order, payment, decided, person);
    return new Reply(followedOrder(paid), 'Thank you. The shop checks your payment');
  },

  answerPayment(context) {
    const { world, params, body } = context;
    settingsOf(world);
    const order = findOrder(world, params.id);
    checkSeen(world, order, body.version);
    const payment = paymentOf(world, order);
    const decided = answerPayment(payment, standing(order), body.found ? 'confirm' : 'refuse');
    const isChanged = 'payment' in decided && decided.payment !== payment;
    const paidOrder = sameTransactions(world, order).find(
      ({ paymentStatus }) => paymentStatus === 'confirmed',
    );
    if (isChanged && body.found && !body.insist && paidOrder)
      throw conflict(`Order ${paidOrder.code} is paid with this transaction number already.`, {
        paidOrder: paidOrder.code,
      });
    const changed = store(world, order, payment, decided, member(context));
    return new Reply(showOrder(world, changed), messages.admin.orderUpdated);
  },

  listPaymentSettings: ({ world }) => [...settingsOf(world)],

  async updatePaymentSetting(context) {
    const { world, params, body, files } = context;
    const { version, ...fields } = body;
    const before = settingsOf(world).find(({ method }) => method === params.method);
    if (!before) throw notFound('Payment');
    const file = files.get('image');
    const after = { ...before, ...fields, ...(file && (await readPicture('image', file))) };
    const id = `payment ${before.method}`;
    const values = { before, after };
    checkVersion(world, { id, what: METHOD_NAMES[before.method], version, stored: before.version, values });
    const missing =
      after.active &&
      isWallet(after.method) &&
      missingForWallet(after.method, { ...after, hasPicture: after.image !== undefined });
    if (missing) throw badField(missing.field, missing.problem);
    const saved = { ...after, version: before.version + 1 };
    recordEdit(world, id, member(context));
    world.paymentSettings = settingsOf(world).map((one) => (one.method === saved.method ? saved : one));
    return new Reply(saved, 'Settings saved');
  },
};
