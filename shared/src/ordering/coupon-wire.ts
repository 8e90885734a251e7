import type { CouponTermsOnWire } from '../contract/entities/coupon';
import type { CouponTerms } from '../rules/coupons';
import { type Paisa, toPaisa, toRupees } from '../rules/money';

const rupees = (paisa: Paisa | null) => (paisa === null ? null : toRupees(paisa));
const paisa = (amount: number | null) => (amount === null ? null : toPaisa(amount));

/** What a customer knows of a coupon: what it takes off, and from which amount on. */
export type KnownCoupon = Pick<CouponTerms, 'code' | 'percent' | 'amountPaisa' | 'minimumPaisa'>;

/** Returns what a customer knows of a coupon as the wire has it, in rupees. */
export const showCouponTerms = ({
  code,
  percent,
  amountPaisa,
  minimumPaisa,
}: KnownCoupon): CouponTermsOnWire => ({
  code,
  percent,
  amount: rupees(amountPaisa),
  minimumOrder: rupees(minimumPaisa),
});

/** Returns a coupon of the wire for the rules. */
export const readCouponTerms = ({ code, percent, amount, minimumOrder }: CouponTermsOnWire): KnownCoupon => ({
  code,
  percent,
  amountPaisa: paisa(amount),
  minimumPaisa: paisa(minimumOrder),
});
