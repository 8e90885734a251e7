import { z } from 'zod';
import { MENU_DEPARTMENTS } from '../../rules/departments';
import { happyHourProblem } from '../../rules/happy-hours';
import { rangesProblem } from '../../rules/opening-hours';
import { parseTableId, TABLES_MAX } from '../../rules/tables';
import { VAT_PERCENT_MAX } from '../../rules/vat';
import { isoDateTime } from './common';
import { mealtime } from './mealtime';
import { paymentMethod } from './order';

const EXCEPTIONS_MAX = 200;

const time = z.string().max(5);

const problemOf = (ranges: unknown) => rangesProblem(ranges as Parameters<typeof rangesProblem>[0]) ?? '';

/** Opening times of one day in the shop's time zone; `24:00` is its end. An empty list: closed all day (P13). */
export const dayRanges = z
  .array(z.object({ opens: time, closes: time }))
  .refine((ranges) => rangesProblem(ranges) === null, { error: ({ input }) => problemOf(input) });

/** Ranges per weekday; the first is Sunday. */
export const weekly = z.array(dayRanges).length(7, 'must have seven days, from Sunday');

/** Ranges that replace the weekday's on a date such as `2026-10-20`. */
export const exceptions = z
  .record(z.iso.date(), dayRanges)
  .refine((days) => Object.keys(days).length <= EXCEPTIONS_MAX, `must have at most ${EXCEPTIONS_MAX} dates`);

const whole = (min: number, max: number) =>
  z
    .number('must be a whole number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** Number that the tax office gave the shop; `VAT` if it charges VAT. Receipts show it (C202). */
export const taxNumber = z
  .object({
    kind: z.enum(['PAN', 'VAT']),
    number: z.string().regex(/^\d{9}$/, 'must have nine digits'),
    /** The rate of VAT that prices include; absent: receipts show no VAT (C309). */
    percent: whole(1, VAT_PERCENT_MAX).optional(),
  })
  .refine(({ kind, percent }) => kind === 'VAT' || percent === undefined, {
    path: ['percent'],
    error: 'only a shop with a VAT number charges VAT',
  });

const CATEGORIES_MAX = 200;

const perCategory = <V extends z.ZodType>(value: V) =>
  z
    .record(z.string().trim().min(1).max(120), value)
    .refine(
      (chosen) => Object.keys(chosen).length <= CATEGORIES_MAX,
      `must have at most ${CATEGORIES_MAX} categories`,
    );

/** Departments that staff chose for categories of the menu; the others follow the default (C220). */
export const categoryDepartments = perCategory(z.enum(MENU_DEPARTMENTS));

/** When categories of the menu are served; the others are all day (C263). */
export const mealtimes = perCategory(mealtime);

const HAPPY_HOURS_MAX = 50;

const happyHour = z
  .object({
    category: z.string().trim().min(1, 'is required').max(120),
    days: z.array(whole(0, 6)).max(7),
    from: time,
    until: time,
    percent: whole(1, 100),
    active: z.boolean(),
  })
  .superRefine((hour, context) => {
    const wrong = happyHourProblem(hour);
    if (wrong) context.addIssue({ code: 'custom', path: [wrong.field], message: wrong.problem });
  });

/** When the dishes of a category cost less (C274). */
export const happyHours = z
  .array(happyHour)
  .max(HAPPY_HOURS_MAX, `must have at most ${HAPPY_HOURS_MAX} entries`);

const makingMinutes = whole(0, 120);

/** How fast the shop is, see `Pace` (C235). */
export const pace = z.object({
  ordersPerQuarter: whole(1, 200).nullable(),
  minutes: z.object({ kitchen: makingMinutes, bar: makingMinutes, closet: makingMinutes }),
});

const name = z.string().refine((text) => parseTableId(text) === text, 'must be a table, such as 4 or A1');

/** The tables of the cafe in the order of the map (C242). */
export const tables = z
  .array(z.object({ name, seats: whole(1, 99).nullable() }))
  .max(TABLES_MAX, `must name at most ${TABLES_MAX} tables`)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'must name each table once');

/** What counts as running out, see `LowStock` (C308). */
export const lowStock = z.object({ pieces: whole(1, 99), dailyMail: z.boolean() });

const version = z.number().int();

/** Version of each part; 0 if nobody has stored it (C165). */
export const settingVersions = z.object({
  weekly: version,
  exceptions: version,
  refuseWhenClosed: version,
  paused: version,
  taxNumber: version.optional(),
  departments: version.optional(),
  autoAccept: version.optional(),
  pace: version.optional(),
  tables: version.optional(),
  mealtimes: version.optional(),
  happyHours: version.optional(),
  lowStock: version.optional(),
});

/** Names of the parts of the settings that staff store one by one, each with its version. */
export const SETTING_PARTS = settingVersions.keyof().options;

/** Opening hours and pause. All fields are ours, and a client must work without them (C28, P10). */
export const shopSettings = z.object({
  /** IANA time zone of all times. */
  zone: z.string(),
  weekly,
  exceptions,
  refuseWhenClosed: z.boolean(),
  paused: z.object({ reason: z.string().nullable(), until: isoDateTime.nullable() }).nullable(),
  /** Null until staff have stored one. */
  taxNumber: taxNumber.nullable().optional(),
  departments: categoryDepartments.optional(),
  /** The server accepts new orders by itself during opening hours (C229). */
  autoAccept: z.boolean().optional(),
  pace: pace.optional(),
  tables: tables.optional(),
  mealtimes: mealtimes.optional(),
  happyHours: happyHours.optional(),
  lowStock: lowStock.optional(),
  /** The ways to pay that are on; `updatePaymentSetting` changes them (C280). */
  paymentMethods: z.array(paymentMethod).optional(),
  versions: settingVersions.optional(),
});

/** The code of a table: parameter `k` of its link (C51). */
export const tableCode = z.object({ tableNumber: z.string(), code: z.string() });

export type ShopSettings = z.infer<typeof shopSettings>;
export type TaxNumber = z.infer<typeof taxNumber>;
export type TableCode = z.infer<typeof tableCode>;
