import type { CouponFacts, CouponTerms, CouponUses } from '@storefront/shared/rules/coupons';
import type { Reader, Tx } from '../platform/db/database';
import { lockRows } from '../platform/db/lock-rows';
import type { CouponsTable } from '../platform/db/offer-schema';
import { findPerson, isOrderOf, type OnePerson, type PersonFacts } from '../users/one-person';

/** Returns the terms of a row. */
export const readCoupon = (row: CouponsTable): CouponTerms & { readonly id: string } => ({
  id: row.id,
  code: row.code,
  percent: row.percent,
  amountPaisa: row.amount_paisa,
  minimumPaisa: row.minimum_paisa,
  isForFirstOrder: row.is_for_first_order === 1,
  isForMembers: row.is_for_members === 1,
  perPerson: row.per_person,
  inTotal: row.in_total,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  isActive: row.is_active === 1,
});

/** The orders that count: neither cancelled nor deleted. A cancellation gives the use back by itself (C275). */
const countingOrders = (db: Reader) =>
  db.selectFrom('orders').where('status', '!=', 'cancelled').where('deleted_at', 'is', null);

/** Returns the number of orders that have each coupon. @param id of the only one to count */
export async function countUses(db: Reader, id?: string): Promise<ReadonlyMap<string, number>> {
  const rows = await countingOrders(db)
    .select(({ fn }) => ['coupon_id', fn.countAll<number>().as('uses')])
    .where((row) => (id === undefined ? row('coupon_id', 'is not', null) : row('coupon_id', '=', id)))
    .groupBy('coupon_id')
    .execute();
  return new Map(rows.map(({ coupon_id, uses }) => [coupon_id ?? '', Number(uses)]));
}

/** Returns the uses of a coupon, without those of one order. Counts only what the coupon limits. */
export async function usesOf(
  db: Reader,
  { id, per_person, in_total }: Pick<CouponsTable, 'id' | 'per_person' | 'in_total'>,
  facts: PersonFacts,
  withoutOrder = '',
): Promise<CouponUses> {
  const orders = countingOrders(db).where('coupon_id', '=', id).where('id', '!=', withoutOrder);
  const count = async (query: typeof orders) =>
    Number((await query.select(({ fn }) => fn.countAll<number>().as('uses')).executeTakeFirstOrThrow()).uses);
  const inTotal = in_total === null ? 0 : await count(orders);
  if (per_person === null) return { inTotal, byPerson: null };
  const person = await findPerson(db, facts);
  return { inTotal, byPerson: isNobody(person) ? null : await count(orders.where(isOrderOf(person))) };
}

const isNobody = (person: OnePerson) => Object.values(person).every((known) => known.length === 0);

/** Returns whether the person has an order, with an account or as a guest. */
async function hasOrdered(db: Reader, facts: PersonFacts): Promise<boolean> {
  const person = await findPerson(db, facts);
  const order = await countingOrders(db).select('id').where(isOrderOf(person)).limit(1).executeTakeFirst();
  return order !== undefined;
}

/** Returns what decides whether somebody can have a coupon. */
export async function factsOf(
  db: Reader,
  row: CouponsTable | undefined,
  person: PersonFacts,
): Promise<CouponFacts & { readonly id: string | null }> {
  const isMember = person.userId !== null;
  if (!row)
    return {
      id: null,
      terms: null,
      uses: { inTotal: 0, byPerson: null },
      isMember,
      hasOrdered: false,
    };
  return {
    id: row.id,
    terms: readCoupon(row),
    uses: await usesOf(db, row, person),
    isMember,
    hasOrdered: row.is_for_first_order === 1 && (await hasOrdered(db, person)),
  };
}

/** Returns the coupon with a code. */
export const findCoupon = (db: Reader, code: string): Promise<CouponsTable | undefined> =>
  db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();

/**
 * Returns a coupon by a column, locked until the commit: orders that want it wait for each other, so that no limit is
 * passed (C275). Lock it after the items and before the customer, as every order does.
 */
export const lockCoupon = (
  tx: Tx,
  by: { readonly column: 'id' | 'code'; readonly value: string },
): Promise<CouponsTable | undefined> =>
  tx.selectFrom('coupons').selectAll().where(by.column, '=', by.value).$call(lockRows(tx)).executeTakeFirst();
