import type { Referral } from '@storefront/shared/contract/entities/customer-page';

/** How a referral stands, for staff (C18, P45). */
export const referralWords: Readonly<Record<Referral['status'], string>> = {
  paid: 'Paid',
  pending: 'Pending until the first order',
  unpaid: 'Not paid',
};
