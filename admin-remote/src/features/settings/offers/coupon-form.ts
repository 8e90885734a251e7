import type { Coupon } from '@storefront/shared/contract/entities/coupon';
import type { Input } from '@storefront/shared/contract/types';
import { COUPON_USES_MAX, couponCode } from '@storefront/shared/rules/coupons';
import { formatDay } from '@storefront/shared/rules/format-date-time';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { type EditField, editField, flagField } from '../../../common/conflict/edit-field';
import type { FieldErrors } from '../../../common/form/form-failure';
import { readCount, readRupees } from '../../../common/form/read-number';

/** A coupon as typed; empty limits are none. */
export interface CouponForm {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  /** Percent or rupees. */
  readonly value: string;
  readonly minimumOrder: string;
  readonly perPerson: string;
  readonly inTotal: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly firstOrder: boolean;
  readonly membersOnly: boolean;
  readonly active: boolean;
}

const typed = (value: number | null) => (value === null ? '' : String(value));

/** Returns the form values of a coupon; a new one takes a percent off. */
export const toCouponForm = (coupon: Coupon | null): CouponForm => ({
  code: coupon?.code ?? '',
  kind: coupon && coupon.amount !== null ? 'amount' : 'percent',
  value: typed(coupon?.percent ?? coupon?.amount ?? null),
  minimumOrder: typed(coupon?.minimumOrder ?? null),
  perPerson: typed(coupon?.perPerson ?? null),
  inTotal: typed(coupon?.inTotal ?? null),
  validFrom: coupon?.validFrom ?? '',
  validUntil: coupon?.validUntil ?? '',
  firstOrder: coupon?.firstOrder ?? false,
  membersOnly: coupon?.membersOnly ?? false,
  active: coupon?.active ?? true,
});

/** The fields that two members of staff may change at the same time (C165). */
export const couponFields: readonly EditField<CouponForm, Coupon>[] = [
  editField('code', 'Code'),
  editField('kind', 'Kind'),
  editField('value', 'Takes off'),
  editField('minimumOrder', 'Minimum in Rs'),
  editField('perPerson', 'Orders of one person'),
  editField('inTotal', 'Orders in total'),
  editField('validFrom', 'First day'),
  editField('validUntil', 'Last day'),
  flagField('firstOrder', 'First order only'),
  flagField('membersOnly', 'Members only'),
  flagField('active', 'Active'),
];

const isPercent = (text: string) => {
  const percent = readCount(text);
  return percent !== null && percent >= 1 && percent <= 100;
};

const isLimit = (text: string) => {
  const limit = readCount(text);
  return text.trim() === '' || (limit !== null && limit >= 1 && limit <= COUPON_USES_MAX);
};

const LIMIT = 'A number of 1 or more, or nothing';

/** Returns the errors of the form (C275). */
export function couponFaults(form: CouponForm): FieldErrors {
  const { code, kind, value, minimumOrder, perPerson, inTotal, validFrom, validUntil } = form;
  const isValue = kind === 'percent' ? isPercent(value) : (readRupees(value) ?? 0) > 0;
  const isMinimum = minimumOrder.trim() === '' || readRupees(minimumOrder) !== null;
  return {
    ...(couponCode(code) === null && { code: '3 to 20 letters A to Z, digits or hyphens' }),
    ...(!isValue && {
      value: kind === 'percent' ? 'A whole number from 1 to 100' : 'A number of rupees, such as 50',
    }),
    ...(!isMinimum && { minimumOrder: 'A number of rupees, such as 500, or nothing' }),
    ...(!isLimit(perPerson) && { perPerson: LIMIT }),
    ...(!isLimit(inTotal) && { inTotal: LIMIT }),
    ...(validFrom && validUntil && validFrom > validUntil && { validUntil: 'Not before the first day' }),
  };
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** Returns the body of the call. @param version the one that staff saw (C165) */
export const toCouponBody = (form: CouponForm, version?: number): Input<'updateCoupon'>['body'] => ({
  code: form.code,
  percent: form.kind === 'percent' ? Number(form.value) : null,
  amount: form.kind === 'amount' ? Number(form.value) : null,
  minimumOrder: numberOf(form.minimumOrder),
  perPerson: numberOf(form.perPerson),
  inTotal: numberOf(form.inTotal),
  validFrom: form.validFrom || null,
  validUntil: form.validUntil || null,
  firstOrder: form.firstOrder,
  membersOnly: form.membersOnly,
  active: form.active,
  ...(version !== undefined && { version }),
});

const dayText = (day: string) => formatDay(`${day}T06:00:00Z`);

/** Returns the terms of a coupon: 'From Rs 500.00 · first order · until 20 Nov 2026'; empty without any. */
export function termsText(coupon: Coupon): string {
  const { minimumOrder, perPerson, inTotal, validFrom, validUntil } = coupon;
  const parts = [
    minimumOrder === null ? '' : `from ${formatRupees(toPaisa(minimumOrder))}`,
    coupon.firstOrder ? 'first order' : '',
    coupon.membersOnly ? 'members' : '',
    perPerson === null ? '' : `${perPerson} for each person`,
    inTotal === null ? '' : `${inTotal} in total`,
    validFrom === null ? '' : `from ${dayText(validFrom)}`,
    validUntil === null ? '' : `until ${dayText(validUntil)}`,
  ];
  const text = parts.filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns what a coupon takes off: '10 %' or 'Rs 50.00'. */
export const valueText = ({ percent, amount }: Pick<Coupon, 'percent' | 'amount'>): string =>
  amount === null ? `${percent} %` : formatRupees(toPaisa(amount));
