import { shopDate, wallClock } from '@storefront/shared/rules/kathmandu';
import { LOW_STOCK_MAIL_HOUR } from '@storefront/shared/rules/low-stock';
import { hasRight } from '@storefront/shared/rules/rights';
import { sql } from 'kysely';
import type { Database, Tx } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import type { Mail, Mailer } from '../platform/mail/mailer';
import { writeMail } from '../platform/mail/templates/write-mail';
import { readSettings } from '../settings/setting-queries';
import { type LowItem, readLowStock } from './low-stock';

/** The row that holds the last day of the mail. */
const LAST_DAY = 'low-stock-mail';

const leftText = ({ left }: LowItem) => (left === 0 ? 'sold out' : `${left} left`);

const nameText = ({ name, size, color }: LowItem) => [name, size, color].filter(Boolean).join(', ');

/** @param origin of the shop's links; null: the mail has none */
const lowStockMail = (to: string, items: readonly LowItem[], origin: string | null): Mail =>
  writeMail(
    { to, subject: items.length === 1 ? '1 item runs out' : `${items.length} items run out` },
    {
      heading: 'What runs out',
      parts: [
        { kind: 'rows', rows: items.map((item) => [nameText(item), leftText(item)] as const) },
        ...(origin === null
          ? []
          : [{ kind: 'button' as const, label: 'Open the report', url: `${origin}/admin/today` }]),
      ],
      reason: 'You get this mail every day because the settings of the shop say so.',
    },
  );

/** Takes the day for this process; returns false if another one was faster. */
async function claimDay(tx: Tx, day: string): Promise<boolean> {
  const row = await tx
    .insertInto('meta')
    .values({ name: LAST_DAY, value: day })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: day }).where(sql<boolean>`meta.value <> ${day}`),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

interface Deps {
  readonly db: Database;
  readonly mail: Mailer;
  /** @see lowStockMail */
  readonly origin: string | null;
}

/**
 * Sends staff one mail a day with what runs out, from 7 AM in Nepal, if the settings say so and something does (C308).
 * Of several processes one sends it. Call it every minute or so.
 *
 * @param now ms
 */
export async function mailLowStock({ db, mail, origin }: Deps, now: number): Promise<void> {
  if (wallClock(now).hour < LOW_STOCK_MAIL_HOUR) return;
  const day = shopDate(now);
  const last = await db.selectFrom('meta').select('value').where('name', '=', LAST_DAY).executeTakeFirst();
  if (last?.value === day || !(await readSettings(db)).lowStock?.dailyMail) return;
  const isSent = await inTransaction(db, async (tx) => {
    if (!(await claimDay(tx, day))) return false;
    const items = await readLowStock(tx, now);
    if (items.length === 0) return false;
    const staff = await tx
      .selectFrom('users')
      .select(['email', 'staff_role'])
      .where('role', '=', 'admin')
      .where('switched_off_at', 'is', null)
      .where('password_hash', '<>', '')
      .execute();
    const readers = staff.filter(({ staff_role }) => hasRight(staff_role, 'seeReports'));
    for (const { email } of readers) await mail.add(tx, lowStockMail(email, items, origin));
    return true;
  });
  if (isSent) mail.deliver();
}
