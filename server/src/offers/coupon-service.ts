import { badField, conflict, notFound } from '@storefront/http/failure';
import type { Calls } from '@storefront/shared/contract/calls';
import type { Coupon, CouponTermsOnWire } from '@storefront/shared/contract/entities/coupon';
import { showCouponTerms } from '@storefront/shared/ordering/coupon-wire';
import { couponCode, couponProblem, UNKNOWN_CODE } from '@storefront/shared/rules/coupons';
import { toPaisa } from '@storefront/shared/rules/money';
import type { z } from 'zod';
import { recordAudit } from '../platform/db/audit';
import type { Database } from '../platform/db/database';
import { isUniqueViolation } from '../platform/db/database-errors';
import { newId } from '../platform/db/ids';
import type { CouponsTable } from '../platform/db/offer-schema';
import type { EditStamp } from '../platform/db/schema';
import { inTransaction } from '../platform/db/transaction';
import { checkVersion, FIRST_STAMP, nextStamp } from '../platform/edits/check-version';
import { countUses, factsOf, findCoupon, lockCoupon, readCoupon } from './coupon-queries';

type Form = z.output<Calls['addCoupon']['body']>;
type Check = z.output<Calls['checkCoupon']['body']>;

const toWire = (row: CouponsTable, uses: number): Coupon => ({
  _id: row.id,
  id: row.id,
  ...showCouponTerms(readCoupon(row)),
  firstOrder: row.is_for_first_order === 1,
  membersOnly: row.is_for_members === 1,
  perPerson: row.per_person,
  inTotal: row.in_total,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  active: row.is_active === 1,
  uses,
  version: row.version,
});

const paisaOf = (rupees: number | null) => (rupees === null ? null : toPaisa(rupees));
const flagOf = (value: boolean) => (value ? 1 : 0);

type Known = Pick<CouponsTable, 'id' | 'created_at'> & EditStamp;

const rowOf = ({ id, created_at, version, updated_at, updated_by }: Known, form: Form): CouponsTable => ({
  id,
  code: form.code,
  percent: form.percent,
  amount_paisa: paisaOf(form.amount),
  minimum_paisa: paisaOf(form.minimumOrder),
  is_for_first_order: flagOf(form.firstOrder),
  is_for_members: flagOf(form.membersOnly),
  per_person: form.perPerson,
  in_total: form.inTotal,
  valid_from: form.validFrom,
  valid_until: form.validUntil,
  is_active: flagOf(form.active),
  created_at,
  version,
  updated_at,
  updated_by,
});

/** Runs a write of a coupon. @throws Failure 409 if another one has its code */
async function withOwnCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('A coupon with that code already exists');
    throw error;
  }
}

/** Reads and changes coupons (C275). Audits each change (P74). */
export function createCouponService(db: Database, now: () => number) {
  return {
    /**
     * Returns what a code takes off. What a guest types does not count before the order: else anybody could ask whether a
     * phone or an address has ordered here.
     *
     * @throws Failure 400 with the reason if it does not apply
     */
    async check({ code, goods }: Check, userId: string | null): Promise<CouponTermsOnWire> {
      const known = couponCode(code);
      const row = known === null ? undefined : await findCoupon(db, known);
      const facts = await factsOf(db, row, { userId, email: null, phones: [] });
      const goodsPaisa = goods === undefined ? Number.MAX_SAFE_INTEGER : toPaisa(goods);
      const problem = couponProblem(facts, goodsPaisa, now());
      if (problem !== null || !row) throw badField('code', problem ?? UNKNOWN_CODE);
      return showCouponTerms(readCoupon(row));
    },

    async list(): Promise<Coupon[]> {
      const rows = await db
        .selectFrom('coupons')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const uses = await countUses(db);
      return rows.map((row) => toWire(row, uses.get(row.id) ?? 0));
    },

    /** @throws Failure 409 if a coupon with that code exists */
    add(form: Form, actor: string): Promise<Coupon> {
      const at = now();
      const row = rowOf({ id: newId(), created_at: at, ...FIRST_STAMP }, form);
      return withOwnCode(() =>
        inTransaction(db, async (tx) => {
          await tx.insertInto('coupons').values(row).execute();
          const details = { after: readCoupon(row) };
          await recordAudit(tx, { at, actor, action: 'coupon.add', subject: row.id, details });
          return toWire(row, 0);
        }),
      );
    },

    /** Replaces a coupon. @throws Failure 404; 409 for a stale version (C165) or the code of another one */
    update(id: string, { version, ...form }: Form & { version?: number | undefined }, actor: string) {
      return withOwnCode(() =>
        inTransaction(db, async (tx): Promise<Coupon> => {
          const before = await lockCoupon(tx, { column: 'id', value: id });
          if (!before) throw notFound('Coupon not found');
          const uses = (await countUses(tx, id)).get(id) ?? 0;
          const edited = rowOf(before, form);
          const values = { before: toWire(before, uses), after: toWire(edited, uses) };
          await checkVersion(tx, { what: 'coupon', version, stored: before, values });
          const at = now();
          const after = { ...edited, ...nextStamp(before, actor, at) };
          await tx.updateTable('coupons').set(after).where('id', '=', id).execute();
          const details = { before: readCoupon(before), after: readCoupon(after) };
          await recordAudit(tx, { at, actor, action: 'coupon.update', subject: id, details });
          return toWire(after, uses);
        }),
      );
    },
  };
}
