import { z } from 'zod';
import { SOLD_OUT_UNTIL } from '../rules/sold-out';

/** One error in a request, with its field. */
export const fieldError = z.object({ field: z.string(), message: z.string() });

/**
 * What changed between the customer's view and the catalogue (C85). Money in rupees, stock in pieces; with `offer`: of a
 * dish (`line`) the percent of its happy hour, else, of a coupon named by its code, what it takes off in rupees (C277).
 */
export const orderChange = z.object({
  kind: z.enum([
    'price',
    'gone',
    'stock',
    'fee',
    'points',
    'closed',
    'slot',
    'option',
    'offer',
    // Only for requests that say `showsChanges`.
    'ordered',
    'place',
    'payment',
  ]),
  _id: z.string().nullable(),
  name: z.string(),
  was: z.number().nullable(),
  now: z.number().nullable(),
  /** Ours, as a sentence: with `closed` of a dish, when it is served (C263); with `option`, what is wrong (C257); with `offer` of a coupon, why it does not apply; with `slot`, why it cannot be had. */
  text: z.string().optional(),
  /** Ours, of a dish that is sold out: until when; 'today' if staff count its pieces (C446). */
  soldOut: z.enum([...SOLD_OUT_UNTIL, 'today']).optional(),
  /** Ours: the size and colour that the stock is of, where staff count it so (C273); then both are there. */
  selectedSize: z.string().nullable().optional(),
  selectedColor: z.string().nullable().optional(),
  /** Of a line with options, in a happy hour, or whose cart line is gone: its index in the request, because other lines may have the same item (C257). */
  line: z.number().int().optional(),
});

/** `data` of a 409 answer to an order: every difference, and the total as the server computes it (C85). */
export const orderConflict = z.object({
  changes: z.array(orderChange),
  totalAmount: z.number().nullable(),
});

/** A field in which a stale save and the stored values differ (C165). */
export const editDifference = z.object({ field: z.string(), yours: z.unknown(), theirs: z.unknown() });

/**
 * `data` of a 409 answer to a stale save or deletion: who changed it and when, its version and stored values. The fields
 * that differ are left out for orders and deletions (C99, C165).
 */
export const editConflict = z.object({
  changedBy: z.string(),
  changedAt: z.string().nullable(),
  version: z.number().int(),
  current: z.record(z.string(), z.unknown()).optional(),
  differences: z.array(editDifference).optional(),
});

/** The envelope of every success (C35). */
export const successEnvelope = <A extends z.ZodType>(data: A) =>
  z.object({ success: z.literal(true), message: z.string(), data });

/** The envelope of every failure; always a non-2xx status, never a stack (C27, P69, P70). */
export const failureEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  data: z.union([orderConflict, editConflict, z.record(z.string(), z.unknown())]).nullable(),
  errors: z.array(fieldError).optional(),
});

export type FieldError = z.infer<typeof fieldError>;
export type OrderChange = z.infer<typeof orderChange>;
export type OrderConflict = z.infer<typeof orderConflict>;
export type EditConflict = z.infer<typeof editConflict>;
export type FailureEnvelope = z.infer<typeof failureEnvelope>;
