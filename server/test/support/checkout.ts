import type { Input } from '@storefront/shared/contract/types';
import { creditPoints } from '../../src/loyalty/credit-points';
import type { Database } from '../../src/platform/db/database';
import { newId } from '../../src/platform/db/ids';
import { inTransaction } from '../../src/platform/db/transaction';

type Checkout = Input<'placeOrder'>['body'];
type Line = NonNullable<Checkout['item']>[number];

/** A checkout of these lines by pickup; the rest as told. */
export function checkout(item: Line[], about: Partial<Checkout> = {}, data = {}): { body: Checkout } {
  return {
    body: {
      data: { fullName: 'Asha Gurung', address: 'Lakeside 6', phone: '9841234567', email: '', ...data },
      deliveryLocation: 'Pick-up',
      deliveryOption: 'Pick up',
      item,
      ...about,
    },
  };
}

/** A header that makes repeated posts one order. */
export const withKey = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });

/** Gives a person points to spend. */
export const awardPoints = (db: Database, userId: string, points: number, now: number): Promise<boolean> =>
  inTransaction(db, (tx) => {
    const orderId = newId();
    return creditPoints(tx, { userId, kind: 'cafe', points, orderId, key: `award:${orderId}` }, now);
  });

/** How many pieces of a closet item are left. */
export async function stockOf(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('closet_items')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.stock;
}
