import { z } from 'zod';
import { identity, isoDateTime, rupees } from './common';
import { order, orderItem } from './order';
import { tableCode } from './shop-settings';

/** How guests want to pay the bill of their table (C241). */
export const billMethod = z.enum(['cash', 'online']);

const openCalls = {
  /** When the table called staff; null: nobody waits for them. */
  calledAt: isoDateTime.nullable(),
  /** The bill that the table asked for; null: none. */
  bill: z.object({ at: isoDateTime, method: billMethod }).nullable(),
};

/** An order of a sitting as the phones at its table see it. */
export const tableRound = order
  .pick({ code: true, status: true, step: true, createdAt: true, guestName: true, totalAmount: true })
  .extend({
    ...identity,
    item: z.array(
      orderItem.pick({
        name: true,
        quantity: true,
        options: true,
        selectedColor: true,
        selectedSize: true,
        requests: true,
      }),
    ),
  });

/** What the phones at a table see of their sitting (C240). */
export const tableVisit = z.object({
  tableNumber: z.string(),
  /** When the party sat down; null: nobody sits there, and all below is empty. */
  openedAt: isoDateTime.nullable(),
  ...openCalls,
  /** Oldest first, with those that were cancelled. */
  rounds: z.array(tableRound),
  /** Of the rounds that were not cancelled. */
  totalAmount: rupees,
  /** Where staff moved the party of this table, with the code of that table; null: it stayed (C243). */
  movedTo: tableCode.nullable(),
});

/** An order of a sitting as the map of tables shows it. */
const sittingOrder = order
  .pick({ code: true, status: true, step: true, createdAt: true, guestName: true, totalAmount: true })
  .extend(identity);

/** A party at a table, from its first sign until staff close it (C240). */
export const sitting = z.object({
  ...identity,
  openedAt: isoDateTime,
  ...openCalls,
  /** Oldest first, without those that were cancelled. */
  orders: z.array(sittingOrder),
  totalAmount: rupees,
  /** Raised by every change of the sitting itself; orders have their own (C99). */
  version: z.number().int(),
});

/** A table on the map of staff. */
export const staffTable = z.object({
  tableNumber: z.string(),
  /** Null: staff did not say, or the table is not in the list of the settings. */
  seats: z.number().int().nullable(),
  /** Null: the table is free. */
  sitting: sitting.nullable(),
});

export type BillMethod = z.infer<typeof billMethod>;
export type TableRound = z.infer<typeof tableRound>;
export type TableVisit = z.infer<typeof tableVisit>;
export type SittingOrder = z.infer<typeof sittingOrder>;
export type Sitting = z.infer<typeof sitting>;
export type StaffTable = z.infer<typeof staffTable>;
