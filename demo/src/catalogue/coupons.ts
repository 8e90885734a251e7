import type { DemoCoupon } from './types';

/** Codes of the demo (C275): one for a first order, one from an amount on. */
export const coupons: DemoCoupon[] = [
  { code: 'WELCOME10', percent: 10, isForFirstOrder: true, perPerson: 1 },
  { code: 'MOMO-50', rupees: 50, minimumOrder: 500 },
];
