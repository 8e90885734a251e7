import type { SwitchedMethod } from '@storefront/shared/contract/entities/payment';
import type { PaymentMethod, PaymentStatus } from '@storefront/shared/rules/payment';
import type { EditStamp } from './schema';

/** A way to pay besides cash, once staff have stored it (C280). */
export interface PaymentSettingsTable extends EditStamp {
  id: SwitchedMethod;
  /** 1: customers can choose it. */
  active: 0 | 1;
  /** Name of the account holder. */
  account_name: string | null;
  /** Id or phone number in the wallet. */
  wallet_id: string | null;
  /** Picture record of the QR code. */
  picture: string | null;
}

/** How an order is paid (C280), and how its payment stands (C282). */
export interface PaymentColumns {
  payment_method: PaymentMethod;
  /** `unpaid` unless it is paid by wallet (C282). */
  payment_status: PaymentStatus;
  /** What the customer typed; null: nothing. */
  transaction_number: string | null;
  /** See `transactionKey`. */
  transaction_key: string | null;
  /** The total when the customer paid, or when staff found the payment; null: before both. Paisa. */
  payment_paisa: number | null;
  /** The rate of VAT when it was placed, percent; null: the shop charged none (C309). */
  vat_percent: number | null;
}
