import { Failure } from '@storefront/http/failure';
import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../db/database';
import { withoutWaiting } from '../db/without-waiting';

/** A number of attempts per fixed window. */
export interface Limit {
  readonly hits: number;
  readonly windowMs: number;
}

/** Leaves evidence that a limit begins to refuse. */
export type OnLimited = () => Promise<void>;

export interface RateLimiter {
  /**
   * Counts one attempt, on all nodes together.
   *
   * @param bucket the limited action and its subject: `login:203.0.113.7`.
   * @param onLimited called before the first refusal of a window
   * @throws Failure 429 with the time to retry
   */
  take(bucket: string, limit: Limit, onLimited?: OnLimited): Promise<void>;
  /**
   * Counts one attempt in the caller's transaction, so that only what is stored counts. Returns whether it is within the
   * limit.
   */
  allows(tx: Tx, bucket: string, limit: Limit): Promise<boolean>;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Returns a time to wait in words, rounded up: `1 minute`, `9 hours`. @param seconds at least 1 */
function waitText(seconds: number): string {
  const [count, unit] =
    seconds <= HOUR_S ? [Math.ceil(seconds / MINUTE_S), 'minute'] : [Math.ceil(seconds / HOUR_S), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const tooMany = (retryAfter: number) =>
  new Failure(429, `Too many attempts. Please try again in ${waitText(retryAfter)}.`, {
    data: { retryAfter },
  });

/** Creates a limiter that counts in the database; `enabled: false` allows everything (RATE_LIMIT=off, load tests). */
export function createRateLimiter(db: Database, now: () => number, enabled: boolean): RateLimiter {
  /** The statement that counts one attempt. */
  function attempt(connection: Reader, bucket: string, windowMs: number, at: number) {
    // The clock of another node may be ahead by up to one window.
    const isCurrent = sql`rate_windows.started_at between excluded.started_at and excluded.started_at + ${sql.lit(windowMs)}`;
    return connection
      .insertInto('rate_windows')
      .values({ bucket, started_at: at - (at % windowMs), hits: 1 })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          hits: sql`case when ${isCurrent} then rate_windows.hits + 1 else 1 end`,
          started_at: sql`case when ${isCurrent} then rate_windows.started_at else excluded.started_at end`,
        }),
      )
      .returning('hits');
  }

  return {
    async take(bucket, { hits: most, windowMs }, onLimited) {
      if (!enabled) return;
      const at = now();
      const { hits } = await withoutWaiting(db, (connection, unsynced) =>
        attempt(connection, bucket, windowMs, at).returning(unsynced).executeTakeFirstOrThrow(),
      );
      if (hits <= most) return;
      // Once per window: an attacker must not fill the log.
      if (hits === most + 1) await onLimited?.();
      throw tooMany(Math.ceil((windowMs - (at % windowMs)) / 1000));
    },
    async allows(tx, bucket, { hits: most, windowMs }) {
      if (!enabled) return true;
      const { hits } = await attempt(tx, bucket, windowMs, now()).executeTakeFirstOrThrow();
      return hits <= most;
    },
  };
}
