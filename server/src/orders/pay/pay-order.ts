import { conflict, Failure } from '@storefront/http/failure';
import type { Order } from '@storefront/shared/contract/entities/order';
import { answerPayment, type Payment, submitPayment, transactionKey } from '@storefront/shared/rules/payment';
import { advisoryLock } from '../../platform/db/advisory-lock';
import type { Tx } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';
import { AUTOMATIC, type Change, changeOrder, type OrderWriter, type Rewrite } from '../change-order';
import type { PaymentProvider } from './provider';
import { paidWithSameNumber } from './same-transaction';

/** Returns the payment of a stored order. */
export const paymentOf = (order: OrdersTable): Payment => ({
  method: order.payment_method,
  status: order.payment_status,
  transactionNumber: order.transaction_number,
  amountPaisa: order.payment_paisa,
});

const columnsOf = ({ status, transactionNumber, amountPaisa }: Payment): Partial<OrdersTable> => ({
  payment_status: status,
  transaction_number: transactionNumber,
  transaction_key: transactionNumber === null ? null : transactionKey(transactionNumber),
  payment_paisa: amountPaisa,
});

/** Returns the new values of an order whose payment was decided on; null if nothing changes. @throws Failure 409 */
function rewriteTo(
  order: OrdersTable,
  before: Payment,
  decided: ReturnType<typeof submitPayment>,
  action: Rewrite['action'],
): Rewrite | null {
  if ('problem' in decided) throw conflict(decided.problem, { paymentStatus: order.payment_status });
  return decided.payment === before ? null : { action, columns: columnsOf(decided.payment) };
}

/** @throws Failure 409 if another order is paid with the number, unless staff insist (C284) */
async function checkNumber(tx: Tx, order: OrdersTable, insists: boolean): Promise<void> {
  if (insists || order.transaction_key === null) return;
  // Two orders with one number are confirmed one after the other, so that the second sees the first.
  await advisoryLock(tx, `payment ${order.payment_method} ${order.transaction_key}`);
  const paidOrder = await paidWithSameNumber(tx, order);
  if (paidOrder !== null)
    throw conflict(`Order ${paidOrder} is paid with this transaction number already.`, { paidOrder });
}

/**
 * Stores the answer to a payment (C282).
 *
 * @param insists confirms a number that another order is paid with
 * @throws Failure 404; 409 for a stale version, a payment that takes no such answer, or the number of another order (C284)
 */
export const answerPaymentOf = (
  writer: OrderWriter,
  change: Change,
  isFound: boolean,
  insists = false,
): Promise<Order> =>
  changeOrder(writer, change, async ({ order }, _at, tx) => {
    const payment = paymentOf(order);
    const standing = { status: order.status, totalPaisa: order.total_paisa };
    const decided = answerPayment(payment, standing, isFound ? 'confirm' : 'refuse');
    const rewrite = rewriteTo(order, payment, decided, 'order.payment');
    if (rewrite !== null && isFound) await checkNumber(tx, order, insists);
    return rewrite;
  });

/** Who answers payments, and what is called when there is no answer, or it is not stored: then staff answer. */
interface Checker {
  readonly provider: PaymentProvider;
  readonly onCheckFailed: () => void;
  readonly onStoreFailed: (error: unknown) => void;
}

/** Returns what the provider says; `unknown` if it cannot be reached. */
async function askProvider({ provider, onCheckFailed }: Checker, order: OrdersTable, number: string) {
  try {
    return await provider.check(order, number);
  } catch {
    onCheckFailed();
    return 'unknown';
  }
}

/**
 * Stores the transaction number that the customer of an order sends, and asks the provider about it. What the provider
 * does not know, what cannot be stored, and a number that another order is paid with, staff answer (C282, C284).
 *
 * @param order as its customer found it
 * @throws Failure 404; 409 for a payment that takes no number
 */
export async function submitPaymentOf(
  writer: OrderWriter,
  checker: Checker,
  order: OrdersTable,
  { actor, number }: { readonly actor: string; readonly number: string },
): Promise<Order> {
  let isNew = false;
  const submitted = await changeOrder(writer, { id: order.id, actor }, ({ order: stored }) => {
    const payment = paymentOf(stored);
    const standing = { status: stored.status, totalPaisa: stored.total_paisa };
    const rewrite = rewriteTo(stored, payment, submitPayment(payment, standing, number), 'order.pay');
    isNew = rewrite !== null;
    return rewrite;
  });
  if (!isNew) return submitted;
  const found = await askProvider(checker, order, number);
  if (found === 'unknown') return submitted;
  const change = { id: order.id, actor: AUTOMATIC, version: submitted.version };
  // A millisecond later, so that the history shows it after the number.
  const later = { ...writer, now: () => writer.now() + 1 };
  return answerPaymentOf(later, change, found === 'confirmed').catch((error) => {
    if (!(error instanceof Failure)) checker.onStoreFailed(error);
    return submitted;
  });
}
