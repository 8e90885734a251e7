import { type DeleteResult, sql } from 'kysely';
import type { Database } from './database';
import { IS_REFUSAL } from './migrations/0037-second-factor';

const DAY = 24 * 60 * 60 * 1000;
/** How long answers can be replayed (C86). */
const KEYS_KEPT = 7 * DAY;
/** Rows that one statement removes, where strangers can cause many. */
const BATCH = 500;
/** How long the audit keeps refused sign-ins and codes (P74); all other rows stay. */
const REFUSALS_KEPT = 90 * DAY;
/** How long staff see a mail that could not be sent (C203); an order's link works as long. */
const FAILED_MAILS_KEPT = 30 * DAY;
/** How long the counts of an unused release are kept (C117). */
const METRICS_KEPT = 90 * DAY;

/** Removes in batches: one statement for all rows would hold up the calls that write meanwhile. */
async function inBatches(removeBatch: () => Promise<DeleteResult>): Promise<void> {
  while ((await removeBatch()).numDeletedRows > 0n);
}

const removeWindows = (db: Database, before: number): Promise<void> =>
  inBatches(() =>
    db
      .deleteFrom('rate_windows')
      .where('bucket', 'in', (query) =>
        query.selectFrom('rate_windows').select('bucket').where('started_at', '<=', before).limit(BATCH),
      )
      .executeTakeFirstOrThrow(),
  );

const removeRefusals = (db: Database, before: number): Promise<void> =>
  inBatches(() =>
    db
      .deleteFrom('audit')
      .where('id', 'in', (query) =>
        query
          .selectFrom('audit')
          .select('id')
          .where(sql<boolean>`${sql.raw(IS_REFUSAL)}`)
          .where('at', '<=', before)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow(),
  );

/** Removes expired rows. Nothing depends on when it runs. */
export async function removeExpired(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_tickets').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at', '<=', now - DAY)
    .execute();
  await db.deleteFrom('staff_devices').where('expires_at', '<=', now).execute();
  await removeWindows(db, now - DAY);
  await removeRefusals(db, now - REFUSALS_KEPT);
  await db
    .updateTable('orders')
    .set({ origin_key: null })
    .where('origin_key', 'is not', null)
    .where('created_at', '<=', now - DAY)
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - KEYS_KEPT)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('failed_at', '<=', now - FAILED_MAILS_KEPT)
    .execute();
  await db
    .deleteFrom('release_figures')
    .where('updated_at', '<=', now - METRICS_KEPT)
    .execute();
}
