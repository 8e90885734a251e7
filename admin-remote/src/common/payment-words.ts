import type { Order } from '@storefront/shared/contract/entities/order';
import { formatRupees, type Paisa, toPaisa } from '@storefront/shared/rules/money';
import {
  duesText,
  isWallet,
  METHOD_NAMES,
  type PaymentStatus,
  paymentDues,
} from '@storefront/shared/rules/payment';

/** How a payment by wallet stands, for staff (C282). */
export const paymentWords: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Not paid yet',
  submitted: 'Payment to confirm',
  confirmed: 'Paid',
  refused: 'Payment not found',
};

/** Returns what is to collect at the door or counter, in paisa: nothing that is confirmed (C283). */
export const toCollect = (order: Order): Paisa =>
  order.paymentStatus === 'confirmed' ? paymentDues(order).collectPaisa : toPaisa(order.totalAmount);

/**
 * Returns method and status of an order that its customer does not pay in cash: 'eSewa: Paid, Rs 500.00, Rs 120.00 still
 * to pay', 'Card at the door'; empty otherwise.
 */
export function paymentText(order: Order): string {
  const { paymentMethod = 'cash', paymentStatus = 'unpaid', paidAmount } = order;
  if (paymentMethod === 'cash') return '';
  if (!isWallet(paymentMethod)) return METHOD_NAMES[paymentMethod];
  const amount = paymentStatus === 'confirmed' && formatRupees(toPaisa(paidAmount ?? 0));
  const state = [paymentWords[paymentStatus], amount, duesText(order)].filter(Boolean).join(', ');
  return `${METHOD_NAMES[paymentMethod]}: ${state}`;
}
