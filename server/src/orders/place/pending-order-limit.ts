import { Failure } from '@storefront/http/failure';
import { contact } from '@storefront/shared/content';
import type { OrderRequest } from '@storefront/shared/ordering/order-request';
import { advisoryLock } from '../../platform/db/advisory-lock';
import type { Tx } from '../../platform/db/database';

/** Most pending guest orders of one phone number (P75). */
export const PENDING_PER_PHONE = 5;

/** Most pending orders of one network, of guests and unconfirmed tables: an office, or a carrier with many customers. */
export const PENDING_PER_ORIGIN = 30;

/** Age above which pending orders do not count, ms. */
export const PENDING_MS = 24 * 60 * 60 * 1000;

const tooMany = (whose: string) =>
  new Failure(
    429,
    `Several orders ${whose} are still waiting to be taken up. Please wait for them, or call us at ${contact.phoneText}.`,
  );

async function countPending(tx: Tx, column: 'phone' | 'origin_key', value: string, since: number) {
  const { pending } = await tx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('pending'))
    .where(column, '=', value)
    .where('status', '=', 'pending')
    .$if(column === 'phone', (query) => query.where('kind', '=', 'guest'))
    .where((row) => row.or([row('table_confirmed', 'is', null), row('table_confirmed', '=', 0)]))
    .where('deleted_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(pending);
}

/**
 * Refuses an order above the limits of pending orders (P75): of a guest, or of a guest at a table without its code, which
 * may be made up (P18). Locks the phone number and then the network until the commit, so that concurrent orders cannot
 * exceed the limit together. Does not count orders of accounts and confirmed tables.
 *
 * @param originKey keyed hash of the network; null if it is not limited
 * @throws Failure 429; nothing is stored then, and the same attempt may be made again
 */
export async function checkPendingLimit(
  tx: Tx,
  { kind, contact: { phone } }: OrderRequest,
  originKey: string | null,
  now: number,
) {
  const limits = [
    ['phone', kind === 'guest' ? phone : null, PENDING_PER_PHONE, 'under this phone number'],
    ['origin_key', originKey, PENDING_PER_ORIGIN, 'from your network'],
  ] as const;
  for (const [column, value, most, whose] of limits) {
    if (value === null) continue;
    await advisoryLock(tx, `pending:${column}:${value}`);
    if ((await countPending(tx, column, value, now - PENDING_MS)) >= most) throw tooMany(whose);
  }
}
