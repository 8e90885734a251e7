import { z } from 'zod';
import { PAYMENT_METHODS } from '../../rules/payment';
import { imageSet } from './common';

/** The methods that staff switch on and off; cash is always possible (C280). */
export const SWITCHED_METHODS = PAYMENT_METHODS.filter((method) => method !== 'cash');

export const switchedMethod = z.enum(SWITCHED_METHODS, `must be one of ${SWITCHED_METHODS.join(', ')}`);

/** A way to pay, as staff set it up (C280). A card needs no account. */
export const paymentSetting = z.object({
  method: switchedMethod,
  active: z.boolean(),
  /** Name of the account holder, as the wallet shows it. */
  accountName: z.string().nullable(),
  /** Id or phone number in the wallet. */
  walletId: z.string().nullable(),
  /** The static QR code; absent: none is stored. */
  image: z.string().optional(),
  imageSet: imageSet.optional(),
  /** 0 if nobody has stored it (C165). */
  version: z.number().int(),
});

/** Where the customer of an order pays by wallet (C281). */
export const payTo = paymentSetting.pick({ accountName: true, walletId: true, image: true, imageSet: true });

export type SwitchedMethod = z.infer<typeof switchedMethod>;
export type PaymentSetting = z.infer<typeof paymentSetting>;
export type PayTo = z.infer<typeof payTo>;
