import type { Order } from '../../../contract/entities/order';
import type { PaymentSetting } from '../../../contract/entities/payment';
import { PAYMENT_METHODS, type PaymentMethod, transactionKey } from '../../../rules/payment';
import type { MockWorld } from '../world';

/** Returns the ways to pay that customers can choose (C280). */
export const methodsOf = (settings: readonly PaymentSetting[]): PaymentMethod[] =>
  PAYMENT_METHODS.filter(
    (name) => name === 'cash' || settings.some(({ method, active }) => method === name && active),
  );

const keyOf = ({ transactionNumber }: Order) => transactionNumber && transactionKey(transactionNumber);

/** Returns the other orders that name the transaction number of this one, submitted or confirmed (C284). */
export const sameTransactions = ({ orders }: MockWorld, order: Order): readonly Order[] =>
  keyOf(order)
    ? orders.filter(
        (other) =>
          other._id !== order._id &&
          other.paymentMethod === order.paymentMethod &&
          (other.paymentStatus === 'submitted' || other.paymentStatus === 'confirmed') &&
          keyOf(other) === keyOf(order),
      )
    : [];
