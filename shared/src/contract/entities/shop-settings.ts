import { z } from 'zod';
import { rangesProblem } from '../../rules/opening-hours';
import { isoDateTime } from './common';

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

const version = z.number().int();

/** Version of each part; 0 if nobody has stored it (C165). */
export const settingVersions = z.object({
  weekly: version,
  exceptions: version,
  refuseWhenClosed: version,
  paused: version,
});

/** Opening hours and pause. All fields are ours, and a client must work without them (C28, P10). */
export const shopSettings = z.object({
  /** IANA time zone of all times. */
  zone: z.string(),
  weekly,
  exceptions,
  refuseWhenClosed: z.boolean(),
  paused: z.object({ reason: z.string().nullable(), until: isoDateTime.nullable() }).nullable(),
  versions: settingVersions.optional(),
});

/** The code of a table: parameter `k` of its link (C51). */
export const tableCode = z.object({ tableNumber: z.string(), code: z.string() });

export type ShopSettings = z.infer<typeof shopSettings>;
export type TableCode = z.infer<typeof tableCode>;
