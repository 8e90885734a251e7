import type { Database } from './database';

const DAY = 24 * 60 * 60 * 1000;
/** How long answers can be replayed (C86). */
const KEYS_KEPT = 7 * DAY;
/** How long the counts of an unused release are kept (C117). */
const METRICS_KEPT = 90 * DAY;

/** Removes expired rows. Nothing depends on when it runs. */
export async function removeExpired(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at', '<=', now - DAY)
    .execute();
  await db
    .deleteFrom('rate_windows')
    .where('started_at', '<=', now - DAY)
    .execute();
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
    .deleteFrom('release_figures')
    .where('updated_at', '<=', now - METRICS_KEPT)
    .execute();
}
