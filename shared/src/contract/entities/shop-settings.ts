import { z } from 'zod';
import { rangesProblem } from '../../rules/opening-hours';
import { isoDateTime } from './common';

const EXCEPTIONS_MAX = 200;

const time = z.string().max(5);

const problemOf = (ranges: unknown) => rangesProblem(ranges as Parameters<typeof rangesProblem>[0]) ?? '';

/** The opening times of one day on the shop's clock, `24:00` its end; none: closed all day (P13). */
export const dayRanges = z
  .array(z.object({ opens: time, closes: time }))
  .refine((ranges) => rangesProblem(ranges) === null, { error: ({ input }) => problemOf(input) });

/** Ranges per weekday, from Sunday. */
export const weekly = z.array(dayRanges).length(7, 'must have seven days, from Sunday');

/** Other ranges for dates such as `2026-10-20`. */
export const exceptions = z
  .record(z.iso.date(), dayRanges)
  .refine((days) => Object.keys(days).length <= EXCEPTIONS_MAX, `must have at most ${EXCEPTIONS_MAX} dates`);

/** When orders are taken; all of it is ours and optional to a client (C28, P10). */
export const shopSettings = z.object({
  /** IANA name of the clock that the times are on. */
  zone: z.string(),
  weekly,
  exceptions,
  refuseWhenClosed: z.boolean(),
  paused: z.object({ reason: z.string().nullable(), until: isoDateTime.nullable() }).nullable(),
});

/** The code that the link of a table carries as `k` (C51). */
export const tableCode = z.object({ tableNumber: z.string(), code: z.string() });

export type ShopSettings = z.infer<typeof shopSettings>;
export type TableCode = z.infer<typeof tableCode>;
