import type { PaymentStatus } from '@storefront/shared/rules/payment';

/** How a payment by wallet stands, for staff (C284). */
export const paymentWords: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Not paid yet',
  submitted: 'Payment to confirm',
  confirmed: 'Paid',
  refused: 'Payment not found',
};
