import type { HappyHour } from '@storefront/shared/rules/happy-hours';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/db/database';
import { newId } from '../../src/platform/db/ids';
import type { CouponsTable } from '../../src/platform/db/offer-schema';

/** Stores a coupon of 10 percent for everybody, without limits; returns its code. */
export async function storeCoupon(
  db: Database,
  about: Partial<Insertable<CouponsTable>> = {},
): Promise<string> {
  const id = newId();
  const code = `CODE-${id.slice(-12)}`.toUpperCase();
  const row = {
    id,
    code,
    percent: 10,
    is_for_first_order: 0 as const,
    is_for_members: 0 as const,
    is_active: 1 as const,
    created_at: 0,
    version: 1,
    ...about,
  };
  await db.insertInto('coupons').values(row).execute();
  return row.code;
}

/** Stores the happy hours of the settings. */
export async function storeHappyHours(db: Database, hours: readonly HappyHour[]): Promise<void> {
  const row = {
    name: 'happyHours',
    value: JSON.stringify(hours),
    updated_at: 0,
    updated_by: 'test',
    version: 1,
  };
  await db.insertInto('settings').values(row).execute();
}

/** Returns how many orders have each code, cancelled and deleted ones left out. */
export async function usesOfCode(db: Database, code: string): Promise<number> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('coupon_code', '=', code)
    .where('status', '!=', 'cancelled')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length;
}
