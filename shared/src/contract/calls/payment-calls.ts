import { z } from 'zod';
import { transactionProblem } from '../../rules/payment';
import { describeCall } from '../call';
import { followedOrder } from '../entities/followed-order';
import { order } from '../entities/order';
import { paymentSetting, payTo, switchedMethod } from '../entities/payment';
import { flag, idParam, optionalText, seenVersion } from '../inputs';
import { codeParam, linkKey } from './order-calls';

/** Number of a payment in a wallet. */
const transactionNumber = z
  .string({ error: 'is required' })
  .max(100, 'must be 4 to 40 letters, digits or hyphens')
  .trim()
  .refine((typed) => transactionProblem(typed) === null, {
    error: ({ input }) => transactionProblem(String(input)) ?? '',
  });

/** Ways to pay, and payments by wallet: ours, none of it is in §7 (C280 to C284). */
export const paymentCalls = {
  listPaymentSettings: describeCall('listPaymentSettings', {
    summary: 'The ways to pay besides cash, with the accounts of the shop (C280).',
    access: 'admin',
    right: 'changePayments',
    added: true,
    answer: z.array(paymentSetting),
  }),
  updatePaymentSetting: describeCall('updatePaymentSetting', {
    summary:
      'Stores a way to pay, multipart or JSON, and switches it on or off. A wallet needs its account to be on; without `image` the stored picture stays (C280).',
    access: 'admin',
    right: 'changePayments',
    added: true,
    params: z.object({ method: switchedMethod }),
    body: z.object({
      active: flag,
      accountName: optionalText(80),
      walletId: optionalText(60),
      version: seenVersion,
    }),
    files: [
      { field: 'image', required: false, describes: 'the QR code: JPEG, PNG, WebP or AVIF up to 8 MB' },
    ],
    answer: paymentSetting,
    failures: { 409: 'somebody changed it meanwhile (C165)' },
  }),
  getWallet: describeCall('getWallet', {
    summary: 'Where one pays by a wallet that is on, for the checkout (C281).',
    access: 'public',
    added: true,
    params: z.object({ method: switchedMethod }),
    answer: payTo,
  }),
  getPayment: describeCall('getPayment', {
    summary:
      'Where the customer of an order pays it by wallet; the same people may read it as `followOrder` (C281).',
    access: 'public',
    added: true,
    params: codeParam,
    query: z.object({ key: linkKey }),
    answer: payTo,
  }),
  submitPayment: describeCall('submitPayment', {
    summary: 'The customer sends the transaction number of a payment by wallet, which staff confirm (C282).',
    access: 'public',
    added: true,
    params: codeParam,
    body: z.object({ key: linkKey, transactionNumber }),
    answer: followedOrder,
    failures: { 409: 'the order is paid, has ended, is not paid by wallet, or its number is being checked' },
  }),
  answerPayment: describeCall('answerPayment', {
    summary:
      'Staff confirm the payment of an order by wallet, or say that they do not find it (C282). `insist` confirms a transaction number that another order has been paid with (C284).',
    access: 'admin',
    right: 'confirmPayments',
    added: true,
    params: idParam,
    body: z.object({
      found: z.boolean(),
      insist: z.boolean().optional(),
      version: z.number().int().optional(),
    }),
    answer: order,
    failures: {
      409: 'somebody changed the order meanwhile (C99), it has no payment, or another order is paid with the number (C284)',
    },
  }),
};
