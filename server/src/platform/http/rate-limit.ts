import { Failure } from '@storefront/http/failure';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { withoutWaiting } from '../db/without-waiting';

/** A number of attempts per fixed window. */
export interface Limit {
  readonly hits: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /**
   * Counts one attempt, on all nodes together.
   *
   * @param bucket the limited action and its subject: `login:203.0.113.7`.
   * @throws Failure 429 with the time to retry
   */
  take(bucket: string, limit: Limit): Promise<void>;
}

const tooMany = (retryAfter: number) =>
  new Failure(429, 'Too many attempts. Please wait a little and try again.', { data: { retryAfter } });

/** Creates a limiter that counts in the database; `enabled: false` allows everything (RATE_LIMIT=off, load tests). */
export function createRateLimiter(db: Database, now: () => number, enabled: boolean): RateLimiter {
  return {
    async take(bucket, { hits, windowMs }) {
      if (!enabled) return;
      const at = now();
      const startedAt = at - (at % windowMs);
      const row = await withoutWaiting(db, (connection) =>
        connection
          .insertInto('rate_windows')
          .values({ bucket, started_at: startedAt, hits: 1 })
          .onConflict((conflict) =>
            conflict.column('bucket').doUpdateSet({
              hits: sql`case when rate_windows.started_at = excluded.started_at then rate_windows.hits + 1 else 1 end`,
              started_at: sql`excluded.started_at`,
            }),
          )
          .returning('hits')
          .executeTakeFirstOrThrow(),
      );
      if (row.hits > hits) throw tooMany(Math.ceil((startedAt + windowMs - at) / 1000));
    },
  };
}
