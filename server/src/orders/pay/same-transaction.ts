import type { Reader } from '../../platform/db/database';
import type { OrdersTable } from '../../platform/db/schema';

/** Most other orders that are read for a page of a list, however many name the same number. */
const MOST = 500;

/** Most other orders that staff see at an order. */
const SHOWN = 5;

type Paid = Pick<OrdersTable, 'id' | 'code' | 'payment_method' | 'payment_status' | 'transaction_key'>;

const isSame = (one: Paid, other: Paid) =>
  one.id !== other.id &&
  one.transaction_key === other.transaction_key &&
  one.payment_method === other.payment_method;

/**
 * Returns, for some orders, the field with the codes of other orders that have their transaction number, submitted or
 * confirmed, also of deleted ones (C284). Without any the field is absent.
 */
export async function readSameTransactions(
  db: Reader,
  orders: readonly Paid[],
): Promise<(order: Paid) => { readonly transactionAlsoOf?: string[] }> {
  const keys = orders.flatMap(({ transaction_key }) => transaction_key ?? []);
  if (keys.length === 0) return () => ({});
  const others = await db
    .selectFrom('orders')
    .select(['id', 'code', 'payment_method', 'payment_status', 'transaction_key'])
    .where('transaction_key', 'in', keys)
    .where('payment_status', 'in', ['submitted', 'confirmed'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return (order) => {
    const codes = others.filter((other) => isSame(order, other)).map(({ code }) => code);
    return codes.length === 0 ? {} : { transactionAlsoOf: codes.slice(0, SHOWN) };
  };
}

/** Returns the code of another order that is paid with the transaction number of this one; null if there is none. */
export async function paidWithSameNumber(db: Reader, order: Paid): Promise<string | null> {
  if (order.transaction_key === null) return null;
  const other = await db
    .selectFrom('orders')
    .select('code')
    .where('transaction_key', '=', order.transaction_key)
    .where('payment_method', '=', order.payment_method)
    .where('payment_status', '=', 'confirmed')
    .where('id', '!=', order.id)
    .executeTakeFirst();
  return other?.code ?? null;
}
