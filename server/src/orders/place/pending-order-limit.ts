import { contact } from '@storefront/shared/content';
import type { Tx } from '../../platform/db/database';
import { holdName } from '../../platform/db/hold-name';
import { Failure } from '../../platform/http/failure';
import type { Placing } from './placing';

/** Guest orders that may wait at once under one phone number (P75). */
export const WAITING_PER_PHONE = 5;

/** And from one address of the network: an office, or a carrier with many customers behind one. */
export const WAITING_PER_ORIGIN = 30;

/** An order that nobody took up within a day blocks nobody. */
export const WAITING_MS = 24 * 60 * 60 * 1000;

const tooMany = (whose: string) =>
  new Failure(
    429,
    `Several orders ${whose} are still waiting to be taken up. Please wait for them, or call us at ${contact.phoneText}.`,
  );

async function countWaiting(tx: Tx, column: 'phone' | 'origin_key', value: string, since: number) {
  const { waiting } = await tx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where(column, '=', value)
    .where('kind', '=', 'guest')
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/**
 * Refuses one guest order too many (P75). Orders of one phone, and then of one address, are decided one after
 * another, so that twenty at once pass no more than five in a row. People with an account are not counted.
 *
 * @throws Failure 429; nothing is stored then, and the same attempt may be made again
 */
export async function checkWaiting(tx: Tx, { kind, contact: { phone }, originKey }: Placing, now: number) {
  if (kind !== 'guest') return;
  const limits = [
    ['phone', phone, WAITING_PER_PHONE, 'under this phone number'],
    ['origin_key', originKey, WAITING_PER_ORIGIN, 'from your network'],
  ] as const;
  for (const [column, value, most, whose] of limits) {
    if (value === null) continue;
    await holdName(tx, `waiting:${column}:${value}`, now);
    if ((await countWaiting(tx, column, value, now - WAITING_MS)) >= most) throw tooMany(whose);
  }
}
