import { z } from 'zod';
import { identity, isoDateTime, rupees } from './common';
import { department, orderStatus, orderStep, paymentStatus } from './order';

/** What can happen to an order; `cancel`, `keep` and `pay` are the customer's (C192, C205, C282). */
export const ORDER_ACTIONS = [
  'place',
  'status',
  'step',
  'department',
  'update',
  'confirm',
  'move',
  'cancel',
  'keep',
  'pay',
  'payment',
] as const;

/** A value before and after. */
const moved = <T extends z.ZodType>(value: T) => z.object({ from: value, to: value });

/** One entry of an order's history (C216). A value that stayed the same is null. */
export const orderEvent = z.object({
  ...identity,
  at: isoDateTime,
  action: z.enum(ORDER_ACTIONS),
  /** Name of the member of staff or of the customer; null: a guest, or the server itself. */
  by: z.string().nullable(),
  /** Only if the server did it by itself (C229). */
  automatic: z.literal(true).optional(),
  status: moved(orderStatus).nullable(),
  step: moved(orderStep.nullable()).nullable(),
  promisedAt: moved(isoDateTime.nullable()).nullable(),
  /** Departments that became done, or took it back (C221). */
  departments: z.array(z.object({ department, done: z.boolean() })),
  /** The tables of a party that staff moved (C243). */
  table: moved(z.string()).nullable(),
  /** Why the shop cancelled it (C201). */
  reason: z.string().nullable(),
  totalAmount: moved(rupees).nullable(),
  /** The status of its payment, with the transaction number that it is about (C282). */
  payment: moved(paymentStatus).extend({ number: z.string().nullable() }).nullable().optional(),
  /** Pieces per item, options, size and colour that changed; 0 before it was added or after it was removed. */
  lines: z.array(z.object({ name: z.string(), pieces: moved(z.number().int()) })),
});

export type OrderAction = (typeof ORDER_ACTIONS)[number];
export type OrderEvent = z.infer<typeof orderEvent>;
