import { Failure } from '@storefront/http/failure';
import { contact } from '@storefront/shared/content';
import type { OrderRequest } from '@storefront/shared/ordering/order-request';
import type { PricedLine } from '@storefront/shared/ordering/price-lines';
import { phoneIdentity } from '@storefront/shared/rules/contact';
import {
  closetPieces,
  GUEST_PIECES_PER_NETWORK,
  PIECES_PER_ACCOUNT,
} from '@storefront/shared/rules/piece-limits';
import { type RawBuilder, sql } from 'kysely';
import { PLANNED_ONCE, type Tx } from '../../platform/db/database';
import { AUTOMATIC } from '../change-order';

/** Most pending guest orders of one phone number (P75). */
export const PENDING_PER_PHONE = 5;

/** Most pending orders of one network, of guests and unconfirmed tables: an office, or a carrier with many customers. */
export const PENDING_PER_ORIGIN = 30;

/** Most pending orders of one account: anybody can register, and each order rings the bell. Confirmed tables do not count. */
export const PENDING_PER_ACCOUNT = 30;

/** Age above which pending orders do not count, ms. */
export const PENDING_MS = 24 * 60 * 60 * 1000;

/** How many pieces from the closet may be ordered, by an account or from a network. */
interface PiecesLeft {
  readonly left: number;
  readonly isOfAccount: boolean;
}

const tooMany = (whose: string) =>
  new Failure(
    429,
    `Several orders ${whose} are still waiting to be taken up. Please wait for them, or call us at ${contact.phoneText}.`,
  );

const tooManyPieces = ({ left, isOfAccount }: PiecesLeft, field: string) =>
  new Failure(
    429,
    isOfAccount
      ? `Your orders that are still waiting hold many pieces from the closet: ${left} more can be ordered now. Order fewer, or call us at ${contact.phoneText}.`
      : `Orders from your network that are still waiting hold many pieces from the closet: ${left} more can be ordered now. Log in, order fewer, or call us at ${contact.phoneText}.`,
    { errors: [{ field, message: `must have at most ${left} pieces from the closet` }] },
  );

/**
 * Orders that nobody of the shop has touched: pending ones, and those that the server accepted by itself (C229). Two
 * conditions that are counted apart, because each has its own index.
 */
const UNTOUCHED = [
  sql`orders.status = 'pending'`,
  sql`orders.status = 'processing' and orders.updated_by = ${AUTOMATIC}`,
] as const;

/** Adds up what a query returns for each of the two. */
const ofUntouched = (query: (isUntouched: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql`${query(UNTOUCHED[0])} + ${query(UNTOUCHED[1])}`;

/** The untouched orders of a phone, a network or an account. */
const pendingOf = (
  column: 'phone_identity' | 'origin_key' | 'user_id',
  value: string | null,
  since: number,
) =>
  ofUntouched(
    (isUntouched) => sql`(select count(*) from orders where ${sql.ref(column)} = ${value} and ${isUntouched}
      and (table_confirmed is null or table_confirmed = 0) and deleted_at is null and created_at > ${since}
      ${column === 'phone_identity' ? sql`and kind = 'guest'` : sql``})`,
  );

/** The pieces from the closet in the untouched orders of a network or an account; unconfirmed tables hold none. */
const piecesOf = (column: 'origin_key' | 'user_id', value: string | null, since: number) =>
  ofUntouched(
    (isUntouched) => sql`(select coalesce(sum(quantity), 0) from orders
      join order_lines on order_lines.order_id = orders.id
      where ${sql.ref(column)} = ${value} and ${isUntouched} and deleted_at is null
      and created_at > ${since} and item_type = 'closet' and restocked = 0)`,
  );

/** The account whose pieces are limited, because its network is not. */
const accountOf = ({ userId }: OrderRequest, originKey: string | null) =>
  originKey === null ? userId : null;

const phoneOf = ({ kind, contact: { phone } }: OrderRequest) =>
  kind === 'guest' ? phoneIdentity(phone) : null;

/**
 * Returns the names of the locks that `checkPendingLimit` needs, of the phone number and then of the network, or of the
 * account, so that concurrent orders cannot exceed the limits together.
 *
 * @param originKey keyed hash of the network; null: the account is limited in its place
 */
export function pendingLocks(request: OrderRequest, originKey: string | null): string[] {
  const phone = phoneOf(request);
  const account = accountOf(request, originKey);
  return [
    ...(account === null ? [] : [`pending:account:${account}`]),
    ...(phone === null ? [] : [`pending:phone:${phone}`]),
    ...(originKey === null ? [] : [`pending:origin_key:${originKey}`]),
  ];
}

/**
 * Refuses an order above the limits of pending orders (P75): of a guest, or of a guest at a table without its code, which
 * may be made up (P18), or of an account. Of confirmed tables it counts only the pieces. Take the locks of
 * `pendingLocks` first.
 *
 * @param originKey keyed hash of the network; null: the account is limited in its place
 * @returns how many pieces from the closet may be ordered, for `checkPieceLimit`
 * @throws Failure 429; nothing is stored then, and the same attempt may be made again
 */
export async function checkPendingLimit(
  tx: Tx,
  request: OrderRequest,
  originKey: string | null,
  now: number,
): Promise<PiecesLeft> {
  const { destination } = request;
  const isAtTable = destination.kind === 'table' && destination.isConfirmed;
  const phone = phoneOf(request);
  const since = now - PENDING_MS;
  const account = accountOf(request, originKey);
  if (account !== null) {
    const { rows } = await sql<Record<'orders' | 'pieces', number>>`${sql.raw(PLANNED_ONCE)}
      select ${pendingOf('user_id', isAtTable ? null : account, since)} as orders,
        ${piecesOf('user_id', account, since)} as pieces`.execute(tx);
    const [{ orders, pieces } = { orders: 0, pieces: 0 }] = rows;
    if (orders >= PENDING_PER_ACCOUNT) throw tooMany('of your account');
    return { left: Math.max(0, PIECES_PER_ACCOUNT - pieces), isOfAccount: true };
  }
  const { rows } = await sql<Record<'phone' | 'network' | 'pieces', number>>`
    ${sql.raw(PLANNED_ONCE)} select ${pendingOf('phone_identity', phone, since)} as phone,
      ${pendingOf('origin_key', isAtTable ? null : originKey, since)} as network,
      ${piecesOf('origin_key', originKey, since)} as pieces`.execute(tx);
  const [{ phone: ofPhone, network: ofNetwork, pieces } = { phone: 0, network: 0, pieces: 0 }] = rows;
  if (ofPhone >= PENDING_PER_PHONE) throw tooMany('under this phone number');
  if (ofNetwork >= PENDING_PER_ORIGIN) throw tooMany('from your network');
  return { left: Math.max(0, GUEST_PIECES_PER_NETWORK - pieces), isOfAccount: false };
}

/**
 * Refuses pieces from the closet above the limit of a network or an account: they leave the stock at once, so that
 * without a limit one visitor could empty the closet (C107). Orders that staff took up do not count, nor do unconfirmed
 * tables, which take none.
 *
 * @param piecesLeft from `checkPendingLimit`; null: any number
 * @throws Failure 429
 */
export function checkPieceLimit(
  { lines, field }: { readonly lines: readonly PricedLine[]; readonly field: string },
  piecesLeft: PiecesLeft | null,
): void {
  if (piecesLeft && closetPieces(lines) > piecesLeft.left) throw tooManyPieces(piecesLeft, field);
}
