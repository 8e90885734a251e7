import type { CashSums } from '../contract/entities/cash';
import type { PaidBy } from '../rules/cash-up';
import { type Paisa, toRupees } from '../rules/money';

/** What orders add to a period of the cash-up, in paisa (C310). */
export interface CashPaisa extends PaidBy {
  readonly orders: number;
  readonly total: Paisa;
  readonly vat: Paisa;
  readonly cafe: Paisa;
  readonly closet: Paisa;
  readonly happy: Paisa;
  readonly coupon: Paisa;
  readonly fee: Paisa;
  readonly points: number;
}

const NONE: CashPaisa = {
  orders: 0,
  total: 0,
  vat: 0,
  cash: 0,
  esewa: 0,
  khalti: 0,
  fonepay: 0,
  card: 0,
  cafe: 0,
  closet: 0,
  happy: 0,
  coupon: 0,
  fee: 0,
  points: 0,
};

/** The names of the sums. */
export const CASH_SUMS = Object.keys(NONE) as (keyof CashPaisa)[];

/** Adds sums up. */
export function addCash(all: readonly CashPaisa[]): CashPaisa {
  const sum: Record<keyof CashPaisa, number> = { ...NONE };
  for (const one of all) for (const name of CASH_SUMS) sum[name] += one[name];
  return sum;
}

/** Returns what a change of an order adds to the sums; null if nothing. Null stands for an order that does not count. */
export function cashChange(before: CashPaisa | null, after: CashPaisa | null): CashPaisa | null {
  const [was, is] = [before ?? NONE, after ?? NONE];
  const added = CASH_SUMS.map((name) => [name, is[name] - was[name]] as const);
  return added.some(([, value]) => value !== 0) ? (Object.fromEntries(added) as unknown as CashPaisa) : null;
}

/** Returns the sums of a period as staff see them, in rupees. */
export const showCashSums = (
  { happy, coupon, fee, points, orders, ...paisa }: CashPaisa,
  { corrections, corrected }: { readonly corrections: number; readonly corrected: Paisa },
): CashSums => ({
  orders,
  total: toRupees(paisa.total),
  vat: toRupees(paisa.vat),
  cash: toRupees(paisa.cash),
  esewa: toRupees(paisa.esewa),
  khalti: toRupees(paisa.khalti),
  fonepay: toRupees(paisa.fonepay),
  card: toRupees(paisa.card),
  cafe: toRupees(paisa.cafe),
  closet: toRupees(paisa.closet),
  happyHours: toRupees(happy),
  coupons: toRupees(coupon),
  deliveryFees: toRupees(fee),
  points,
  corrections,
  corrected: toRupees(corrected),
});
