import type { Sitting } from '../contract/entities/table';

/**
 * What a table needs, most urgent first (C242): its guests call, ask for the bill, wait for an order, have all they
 * ordered, have not ordered yet; or nobody sits there.
 */
export const TABLE_STATES = ['calls', 'bill', 'waiting', 'served', 'ordering', 'free'] as const;

export type TableState = (typeof TABLE_STATES)[number];

/** Returns what a table needs first. @param sitting null: nobody sits there */
export function tableState(sitting: Sitting | null): TableState {
  if (sitting === null) return 'free';
  if (sitting.calledAt !== null) return 'calls';
  if (sitting.bill !== null) return 'bill';
  if (sitting.orders.some(({ status }) => status !== 'completed')) return 'waiting';
  return sitting.orders.length > 0 ? 'served' : 'ordering';
}

/** Returns since when the table needs it, ms; the time of the party's arrival if nothing else is known. */
export function tableStateSince(sitting: Sitting): number {
  const state = tableState(sitting);
  const [waiting] = sitting.orders.filter(({ status }) => status !== 'completed');
  if (state === 'calls') return Date.parse(sitting.calledAt ?? sitting.openedAt);
  if (state === 'bill') return Date.parse(sitting.bill?.at ?? sitting.openedAt);
  return Date.parse(waiting?.createdAt ?? sitting.openedAt);
}
