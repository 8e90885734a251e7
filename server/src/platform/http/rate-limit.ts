import { Failure } from '@storefront/http/failure';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
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

/** @param left time until the window ends, ms */
function tooMany(left: number): Failure {
  const retryAfter = Math.ceil(left / 1000);
  return new Failure(429, `Too many attempts. Please try again in ${waitText(retryAfter)}.`, {
    data: { retryAfter },
  });
}

/** Refused buckets that a node remembers; of more, the oldest are asked from the database again. */
const MOST_REFUSED = 50_000;

/**
 * Creates a limiter that counts in the database; `enabled: false` allows everything (RATE_LIMIT=off, load tests). A bucket
 * that was refused is refused from memory until its window ends, so that a flood writes and reads nothing (P89).
 */
export function createRateLimiter(db: Database, now: () => number, enabled: boolean): RateLimiter {
  /** End of the refused window of each bucket, ms. */
  const refusedUntil = new LRUCache<string, number>({ max: MOST_REFUSED });

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

  /** Returns how long the bucket stays refused, ms; 0 or less if that is not known here. */
  function leftOf(bucket: string, windowMs: number, at: number): number {
    const left = (refusedUntil.get(bucket) ?? 0) - at;
    // After the clock was set back, more than a window is left.
    return left <= windowMs ? left : 0;
  }

  /** Remembers a refusal. Returns how long it lasts, ms. */
  function refuse(bucket: string, windowMs: number, at: number): number {
    const left = windowMs - (at % windowMs);
    refusedUntil.set(bucket, at + left);
    return left;
  }

  return {
    async take(bucket, { hits: most, windowMs }, onLimited) {
      if (!enabled) return;
      const at = now();
      const left = leftOf(bucket, windowMs, at);
      if (left > 0) throw tooMany(left);
      const { hits } = await withoutWaiting(db, (connection, unsynced) =>
        attempt(connection, bucket, windowMs, at).returning(unsynced).executeTakeFirstOrThrow(),
      );
      if (hits <= most) return;
      const retryAfter = refuse(bucket, windowMs, at);
      // Once per window: an attacker must not fill the log.
      if (hits === most + 1) await onLimited?.();
      throw tooMany(retryAfter);
    },
    async allows(tx, bucket, { hits: most, windowMs }) {
      if (!enabled) return true;
      const at = now();
      if (leftOf(bucket, windowMs, at) > 0) return false;
      const { hits } = await attempt(tx, bucket, windowMs, at).executeTakeFirstOrThrow();
      if (hits > most) refuse(bucket, windowMs, at);
      return hits <= most;
    },
  };
}
