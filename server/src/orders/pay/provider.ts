import { notFound } from '@storefront/http/failure';
import type { PayTo } from '@storefront/shared/contract/entities/payment';
import type { Wallet } from '@storefront/shared/rules/payment';
import type { Reader } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';
import { payToOf, readPaymentSettings } from '../../settings/payment-settings';

/** The order of a payment, as a provider needs it. */
export type PayableOrder = Pick<OrdersTable, 'code' | 'payment_method' | 'total_paisa'>;

/**
 * Who knows whether a payment by wallet has arrived. A gateway of a wallet is one file with this interface, and its
 * line in `createProviders` (C281).
 */
export interface PaymentProvider {
  /** Returns where the customer pays. @throws Failure 404 if nothing is known about that */
  instructions(order: PayableOrder): Promise<PayTo>;
  /**
   * Looks for a payment of `total_paisa` with this number; `unknown` leaves the answer to staff. Errors must not contain
   * the number.
   */
  check(order: PayableOrder, transactionNumber: string): Promise<'confirmed' | 'refused' | 'unknown'>;
}

/** Shows the account that staff stored, and leaves the answer to them. */
const byHand = (db: Reader): PaymentProvider => ({
  async instructions({ payment_method }) {
    const settings = await readPaymentSettings(db);
    const found = settings.find(({ method }) => method === payment_method);
    if (!found || found.version === 0) throw notFound('This order is not paid by wallet');
    return payToOf(found);
  },
  check: async () => 'unknown',
});

export type PaymentProviders = Readonly<Record<Wallet, PaymentProvider>>;

/** Returns the provider of each wallet. */
export const createProviders = (db: Reader): PaymentProviders => ({
  esewa: byHand(db),
  khalti: byHand(db),
  fonepay: byHand(db),
});
