import { type CashPaisa, cashChange } from '@storefront/shared/ordering/cash-sums';
import { paidBy } from '@storefront/shared/rules/cash-up';
import { vatIn } from '@storefront/shared/rules/vat';
import type { CashColumns } from '../platform/db/cash-schema';
import type { Tx } from '../platform/db/database';
import { hourValues, isSold } from './apply-sums';
import type { OrderWithLines } from './order-with-lines';

/** Returns what an order counts in the cash-up; null until it is handed over, and once it is cancelled or deleted (C310). */
export function cashOf(stored: OrderWithLines | null): CashPaisa | null {
  if (stored === null || stored.order.status !== 'completed' || !isSold(stored)) return null;
  const { payment_method, vat_percent } = stored.order;
  const { orders, total_paisa: total, paid_paisa, points, ...sums } = hourValues(stored);
  return {
    orders,
    total,
    vat: vatIn(total, vat_percent),
    ...paidBy(payment_method, total, paid_paisa),
    cafe: sums.cafe_paisa,
    closet: sums.closet_paisa,
    happy: sums.happy_paisa,
    coupon: sums.coupon_paisa,
    fee: sums.fee_paisa,
    points,
  };
}

/** Returns sums as the columns of the tables. */
export const cashColumns = (sums: CashPaisa): CashColumns => ({
  orders: sums.orders,
  total_paisa: sums.total,
  vat_paisa: sums.vat,
  cash_paisa: sums.cash,
  esewa_paisa: sums.esewa,
  khalti_paisa: sums.khalti,
  fonepay_paisa: sums.fonepay,
  card_paisa: sums.card,
  cafe_paisa: sums.cafe,
  closet_paisa: sums.closet,
  happy_paisa: sums.happy,
  coupon_paisa: sums.coupon,
  fee_paisa: sums.fee,
  points: sums.points,
});

/**
 * Stores what a change of an order adds to the cash-up, as an entry of its own in the open period (C310). Entries of
 * closed periods stay as they are (C311). Before the first closing nothing is stored. It inserts a row and waits for no other one.
 *
 * @param before null: it was just placed
 * @param after null: it is removed
 * @param actor who did it; `at` in milliseconds
 */
export async function applyCash(
  tx: Tx,
  before: OrderWithLines | null,
  after: OrderWithLines | null,
  { actor, at }: { readonly actor: string; readonly at: number },
): Promise<void> {
  const [was, is] = [cashOf(before), cashOf(after)];
  const added = cashChange(was, is);
  const order = (after ?? before)?.order;
  if (added === null || !order) return;
  const begun = await tx.selectFrom('cash_closings').select('number').limit(1).executeTakeFirst();
  if (!begun) return;
  await tx
    .insertInto('cash_entries')
    .values({
      order_id: order.id,
      version: after === null ? order.version + 1 : order.version,
      order_code: order.code,
      at,
      actor,
      closing_number: null,
      before_paisa: was?.total ?? null,
      after_paisa: is?.total ?? null,
      ...cashColumns(added),
    })
    .execute();
}
