import type { PointsAccount, PointsMovement } from '@storefront/shared/contract/entities/points';
import { PAGE_SIZES, pageOffset } from '@storefront/shared/rules/paging';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database';
import { pageAfter } from '../platform/db/lists/page-after';
import { pointBalances } from './points-ledger';

interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  /** The last ids of the page before, joined by commas (C445). */
  readonly after?: string | undefined;
}

/** Returns the remaining points of unexpired lots, by expiry (C20). */
async function selectExpiring(db: Reader, userId: string, now: number): Promise<PointsAccount['expiring']> {
  const rows = await db
    .selectFrom('point_lots')
    .select(({ fn }) => ['expires_at', fn.sum<number>('remaining').as('points')])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .where('expires_at', '>', now)
    .groupBy('expires_at')
    .orderBy('expires_at')
    .execute();
  return rows.map(({ points, expires_at }) => ({ points, expiresAt: new Date(expires_at).toISOString() }));
}

/** Returns one page of ledger entries, and of expired lots with points left, which have no entry. */
async function selectMovements(
  db: Reader,
  userId: string,
  now: number,
  { page = 1, limit = PAGE_SIZES.pointMovements, after }: PageQuery,
): Promise<PointsMovement[]> {
  const expired = db
    .selectFrom('point_lots')
    .select([
      'id',
      sql<PointsMovement['kind']>`'expire'`.as('kind'),
      'kind as reason',
      sql<number>`-remaining`.as('points'),
      sql<string>`''`.as('order_id'),
      sql<string | null>`null`.as('note'),
      'expires_at as at',
    ])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .where('expires_at', '<=', now);
  const moved = db
    .selectFrom('point_entries')
    .innerJoin('point_lots', 'point_lots.id', 'point_entries.lot_id')
    .select([
      'point_entries.id',
      'point_entries.kind',
      'point_lots.kind as reason',
      'point_entries.delta as points',
      'point_entries.order_id',
      'point_entries.reason as note',
      'point_entries.created_at as at',
    ])
    .where('point_entries.user_id', '=', userId)
    .unionAll(expired);
  const list = db
    .selectFrom(moved.as('movements'))
    .leftJoin('orders', 'orders.id', 'movements.order_id')
    .select([
      'movements.id',
      'movements.kind',
      'movements.reason',
      'movements.points',
      'movements.at',
      'movements.note',
      'orders.code',
    ])
    .orderBy('movements.at', 'desc')
    .orderBy('movements.id');
  const rows = await pageAfter(after, { offset: pageOffset(page, limit), limit }, (range) =>
    list.offset(range.offset).limit(range.limit).execute(),
  );
  return rows.map(({ id, code, at, note, ...row }) => ({
    _id: id,
    id,
    ...row,
    orderCode: code,
    ...(note !== null && { note }),
    at: new Date(at).toISOString(),
  }));
}

/** Returns a member's balance, the expiry dates, and one page of the history (C20, P41). */
export async function readPoints(
  db: Reader,
  userId: string,
  now: number,
  query: PageQuery,
): Promise<PointsAccount> {
  const [balanceOf, expiring, movements] = await Promise.all([
    pointBalances(db, [userId], now),
    selectExpiring(db, userId, now),
    selectMovements(db, userId, now, query),
  ]);
  const { points, owed } = balanceOf(userId);
  return { balance: points, owed, expiring, movements };
}
