import type { Input } from '@storefront/shared/contract/types';
import { creditPoints } from '../../src/loyalty/credit-points';
import type { Database } from '../../src/platform/db/database';
import { newId } from '../../src/platform/db/ids';
import { inTransaction } from '../../src/platform/db/transaction';

type Checkout = Input<'placeOrder'>['body'];
type Line = NonNullable<Checkout['item']>[number];

/** Returns a checkout of these lines for pickup, overridden by `about` and `data`. */
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

/** Returns the header with an idempotency key. */
export const withKey = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });

/** Credits spendable points to a person. */
export const awardPoints = (db: Database, userId: string, points: number, now: number): Promise<boolean> =>
  inTransaction(db, (tx) => {
    const orderId = newId();
    return creditPoints(tx, { userId, kind: 'cafe', points, orderId, key: `award:${orderId}` }, now);
  });

/** Returns what is left of a dish; null if staff do not count it. */
export async function piecesLeftOf(db: Database, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('products')
    .select('pieces_left')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.pieces_left;
}

/** Returns the stock of a closet item. */
export async function stockOf(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('closet_items')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.stock;
}
