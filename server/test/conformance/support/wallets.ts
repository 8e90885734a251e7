import type { Input } from '@storefront/shared/contract/types';
import type { HttpClient } from '../../support/http-client';
import { products } from './catalogue';
import { success } from './expect-answer';
import { form, png } from './forms';
import { checkout, line } from './payloads';
import type { Shop } from './shop';

export type Method = NonNullable<Input<'placeGuestOrder'>['body']['paymentMethod']>;

/** The form that switches a wallet on, without its picture. */
export const account = { active: 'true', accountName: 'Asha Gurung', walletId: '9841234567' };

/** Stores a way to pay. */
export const storeMethod = (
  client: HttpClient,
  method: string,
  fields: Record<string, string>,
  image?: Buffer,
) =>
  client.send('updatePaymentSetting', {
    params: { method },
    body: form(fields, image ? { image } : {}),
  });

/** Switches eSewa on. */
export const withWallet = async (shop: Shop) =>
  success('updatePaymentSetting', await storeMethod(await shop.admin(), 'esewa', account, png()));

/** Places a guest's order of espressos, Rs 120 each. */
export const placeWith = (client: HttpClient, paymentMethod?: Method, quantity = 1) =>
  client.call('placeGuestOrder', {
    body: {
      ...checkout({ lines: [line(products.espresso, quantity)] }),
      ...(paymentMethod && { paymentMethod }),
    },
  });
