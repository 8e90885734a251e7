import { Failure } from '@storefront/http/failure';
import { contact } from '@storefront/shared/content';
import type { OrderRequest } from '@storefront/shared/ordering/order-request';
import type { PricedLine } from '@storefront/shared/ordering/price-lines';
import { closetPieces, GUEST_PIECES_PER_NETWORK } from '@storefront/shared/rules/piece-limits';
import type { ExpressionBuilder } from 'kysely';
import { advisoryLock } from '../../platform/db/advisory-lock';
import type { Tx } from '../../platform/db/database';
import type { Tables } from '../../platform/db/schema';
import { AUTOMATIC } from '../change-order';

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

const tooManyPieces = (left: number, field: string) =>
  new Failure(
    429,
    `Orders from your network that are still waiting hold many pieces from the closet: ${left} more can be ordered now. Log in, order fewer, or call us at ${contact.phoneText}.`,
    { errors: [{ field, message: `must have at most ${left} pieces from the closet` }] },
  );

/**
 * Orders that nobody of the shop has touched: pending ones, and those that the server accepted by itself (C229). Two
 * queries, because each has its own index.
 */
const UNTOUCHED = [
  ({ eb }: ExpressionBuilder<Tables, 'orders'>) => eb('orders.status', '=', 'pending'),
  ({ eb, and }: ExpressionBuilder<Tables, 'orders'>) =>
    and([eb('orders.status', '=', 'processing'), eb('orders.updated_by', '=', AUTOMATIC)]),
] as const;

async function countPending(tx: Tx, column: 'phone' | 'origin_key', value: string, since: number) {
  let count = 0;
  for (const isUntouched of UNTOUCHED) {
    const { pending } = await tx
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('pending'))
      .where(column, '=', value)
      .where(isUntouched)
      .$if(column === 'phone', (query) => query.where('kind', '=', 'guest'))
      .where((row) => row.or([row('table_confirmed', 'is', null), row('table_confirmed', '=', 0)]))
      .where('deleted_at', 'is', null)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    count += Number(pending);
  }
  return count;
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
  { kind, destination, contact: { phone } }: OrderRequest,
  originKey: string | null,
  now: number,
) {
  const isAtTable = destination.kind === 'table' && destination.isConfirmed;
  const limits = [
    ['phone', kind === 'guest' ? phone : null, PENDING_PER_PHONE, 'under this phone number'],
    ['origin_key', originKey, isAtTable ? null : PENDING_PER_ORIGIN, 'from your network'],
  ] as const;
  for (const [column, value, most, whose] of limits) {
    if (value === null) continue;
    await advisoryLock(tx, `pending:${column}:${value}`);
    if (most === null) continue;
    if ((await countPending(tx, column, value, now - PENDING_MS)) >= most) throw tooMany(whose);
  }
}

/**
 * Refuses pieces from the closet above the limit of a network: they leave the stock at once, so that without a limit one
 * visitor could empty the closet (C107). Orders that staff took up do not count, nor do unconfirmed tables, which take
 * none. Call it after `checkPendingLimit`, which locks the network.
 *
 * @throws Failure 429
 */
export async function checkPieceLimit(
  tx: Tx,
  { lines, field }: { readonly lines: readonly PricedLine[]; readonly field: string },
  originKey: string,
  now: number,
): Promise<void> {
  const pieces = closetPieces(lines);
  if (pieces === 0) return;
  let held = 0;
  for (const isUntouched of UNTOUCHED) {
    const row = await tx
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(({ fn }) => fn.sum<number | string | null>('order_lines.quantity').as('held'))
      .where('orders.origin_key', '=', originKey)
      .where(isUntouched)
      .where('orders.deleted_at', 'is', null)
      .where('orders.created_at', '>', now - PENDING_MS)
      .where('order_lines.item_type', '=', 'closet')
      .where('order_lines.restocked', '=', 0)
      .executeTakeFirstOrThrow();
    held += Number(row.held ?? 0);
  }
  const left = Math.max(0, GUEST_PIECES_PER_NETWORK - held);
  if (pieces > left) throw tooManyPieces(left, field);
}
