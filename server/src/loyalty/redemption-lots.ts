import { sql } from 'kysely';
import type { Reader } from '../platform/db/database';

/** A lot that an order has been paid from. */
export interface RedemptionLot {
  readonly lotId: string;
  readonly expiresAt: number;
  /** Points of this lot that the order holds now; 0 after they were given back. */
  readonly held: number;
  /** The most that it ever took from this lot at once. */
  readonly most: number;
}

/** The lots that an order was ever paid from, oldest expiry first: exactly those get points back (P43). */
export function selectRedemptionLots(db: Reader, orderId: string): Promise<RedemptionLot[]> {
  return db
    .selectFrom('point_entries')
    .innerJoin('point_lots', 'point_lots.id', 'point_entries.lot_id')
    .select(({ fn }) => [
      'point_lots.id as lotId',
      'point_lots.expires_at as expiresAt',
      sql<number>`-${fn.sum('point_entries.delta')}`.as('held'),
      sql<number>`-${fn.min('point_entries.delta')}`.as('most'),
    ])
    .where('point_entries.order_id', '=', orderId)
    .where('point_entries.kind', 'in', ['redeem', 'refund'])
    .groupBy(['point_lots.id', 'point_lots.expires_at'])
    .orderBy('point_lots.expires_at')
    .orderBy('point_lots.id')
    .execute();
}
