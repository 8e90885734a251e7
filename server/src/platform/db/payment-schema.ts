import type { SwitchedMethod } from '@storefront/shared/contract/entities/payment';
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
