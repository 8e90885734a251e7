import { z } from 'zod';
import { COUPON_USES_MAX, couponCode } from '../../rules/coupons';
import { describeCall } from '../call';
import { coupon, couponTerms } from '../entities/coupon';
import { amount, count, flag, idParam, seenVersion } from '../inputs';

const limit = count
  .pipe(z.number().min(1, 'must be at least 1').max(COUPON_USES_MAX, `must be at most ${COUPON_USES_MAX}`))
  .nullable();

const day = z.iso.date('must be a day such as 2026-11-20').nullable();

const code = z
  .string({ error: 'is required' })
  .max(40, 'must have at most 20 characters')
  .transform((text, context) => {
    const read = couponCode(text);
    if (read !== null) return read;
    context.addIssue({ code: 'custom', message: 'must have 3 to 20 letters A to Z, digits or hyphens' });
    return z.NEVER;
  });

const positiveAmount = amount.pipe(z.number().positive('must be above 0'));
const percent = count.pipe(z.number().min(1, 'must be at least 1').max(100, 'must be at most 100'));

/** A coupon as staff write it: all of it, each time (C275). */
const couponForm = z
  .object({
    code,
    percent: percent.nullish().transform((value) => value ?? null),
    amount: positiveAmount.nullish().transform((value) => value ?? null),
    minimumOrder: amount.nullish().transform((value) => value || null),
    firstOrder: flag.default(false),
    membersOnly: flag.default(false),
    perPerson: limit.default(null),
    inTotal: limit.default(null),
    validFrom: day.default(null),
    validUntil: day.default(null),
    active: flag.default(true),
  })
  .refine((form) => (form.percent === null) !== (form.amount === null), {
    path: ['percent'],
    error: 'either a percent or an amount is required',
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ['validUntil'],
    error: 'must not be before the first day',
  });

/** Coupons: ours, none of it is in §7 (C275). Happy hours are a part of the settings (C274). */
export const offerCalls = {
  checkCoupon: describeCall('checkCoupon', {
    summary:
      'What a code takes off, before an order has it; `goods` are the goods in rupees after happy hours. A code that does not apply is 400 with the reason (C275).',
    access: 'public',
    added: true,
    body: z.object({
      code: z.string({ error: 'is required' }).max(200),
      goods: amount.optional(),
    }),
    answer: couponTerms,
  }),
  listCoupons: describeCall('listCoupons', {
    summary: 'Every coupon with its uses so far, newest first (C275).',
    access: 'admin',
    right: 'changeOffers',
    added: true,
    answer: z.array(coupon),
  }),
  addCoupon: describeCall('addCoupon', {
    summary: 'Adds a coupon (C275).',
    access: 'admin',
    right: 'changeOffers',
    added: true,
    body: couponForm,
    answer: coupon,
    failures: { 409: 'a coupon with that code exists' },
  }),
  updateCoupon: describeCall('updateCoupon', {
    summary: 'Replaces a coupon; orders keep it as it was when they were placed (C278).',
    access: 'admin',
    right: 'changeOffers',
    added: true,
    params: idParam,
    body: couponForm.and(z.object({ version: seenVersion })),
    answer: coupon,
    failures: { 409: 'somebody changed the coupon meanwhile (C165), or another one has that code' },
  }),
};
