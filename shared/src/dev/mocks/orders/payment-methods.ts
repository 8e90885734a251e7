import type { PaymentSetting } from '../../../contract/entities/payment';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../rules/payment';

/** Returns the ways to pay that customers can choose (C280). */
export const methodsOf = (settings: readonly PaymentSetting[]): PaymentMethod[] =>
  PAYMENT_METHODS.filter(
    (name) => name === 'cash' || settings.some(({ method, active }) => method === name && active),
  );
