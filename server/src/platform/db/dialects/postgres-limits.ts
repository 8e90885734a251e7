import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { PLANNED_ONCE } from '../database';
import { DatabaseUnavailable, isSqlState } from '../database-errors';

/** The server's own limit ends a statement first; this much later the connection counts as dead, ms. */
const MARGIN_MS = 1_000;

/**
 * Statements that one connection starts with. The limit of a lock is shorter, so that its error has its own code. A
 * statement uses one core: the others are for other people, and on a busy machine its helpers would wait for them.
 */
const limits = (timeoutMs: number) =>
  `set statement_timeout = ${timeoutMs}; set lock_timeout = ${Math.ceil(timeoutMs * 0.8)};
   set idle_in_transaction_session_timeout = ${timeoutMs}; set max_parallel_workers_per_gather = 0`;

/** Most statements that are named: each connection keeps a plan of each. */
const MOST_NAMED = 200;
/** The names of statements; null: used once so far. */
const names = new Map<string, string | null>();

const isPlannedOnce = (text: string) =>
  /^\s*(?:insert|update|delete|with "part\d+")/.test(text) || text.trimStart().startsWith(PLANNED_ONCE);
/** Such a statement fails once another version has added a column. */
const returnsAll = (text: string) => /\breturning (?:"\w+"\.)?\*/.test(text);

/**
 * Returns the name under which each connection prepares a write, or a read that says so, from its second use on, so that
 * PostgreSQL plans it once. Other reads have none: another value may need another plan (C392). Equal names mean equal
 * texts, on every node.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (known === undefined && (names.size >= MOST_NAMED || !isPlannedOnce(text) || returnsAll(text)))
    return undefined;
  const name = known === null ? `once-${createHash('sha256').update(text).digest('base64url')}` : null;
  names.set(text, name);
  return name ?? undefined;
}

/** Errors after which PostgreSQL closes the connection. */
const isFatal = (error: unknown) =>
  error instanceof Error && 'severity' in error && ['FATAL', 'PANIC'].includes(String(error.severity));

/** A connection that is closed, not reused, once it did not answer or was ended. */
class LimitedClient {
  #isBroken = false;
  #hasLimits = false;

  constructor(
    readonly client: PoolClient,
    readonly timeoutMs: number | null,
  ) {}

  async query(text: string, values: readonly unknown[]) {
    const limit = this.timeoutMs === null ? {} : { query_timeout: this.timeoutMs + MARGIN_MS };
    try {
      const name = nameOf(text);
      return await this.client.query({ text, values: [...values], ...(name && { name }), ...limit });
    } catch (error) {
      this.#isBroken ||= !isSqlState(error) || isFatal(error);
      if (isSqlState(error)) throw error;
      // Fails every further query at once; the first one may still be under way.
      (
        this.client as PoolClient & { connection: { stream: { destroy(): void } } }
      ).connection.stream.destroy();
      throw new DatabaseUnavailable(error);
    }
  }

  /** Not as options of the connection: poolers refuse those that they do not know. */
  async setLimits(): Promise<void> {
    if (this.#hasLimits || this.timeoutMs === null) return;
    await this.query(limits(this.timeoutMs), []);
    this.#hasLimits = true;
  }

  release(): void {
    this.client.release(this.#isBroken);
  }
}

/**
 * Limits the time of everything that waits for PostgreSQL: a connection, a statement, a lock, and an idle transaction.
 * Connections that do not answer are closed.
 *
 * @param timeoutMs null: only dead connections are closed
 */
export function withTimeLimits(pool: Pool, timeoutMs: number | null): PostgresPool {
  const known = new WeakMap<PoolClient, LimitedClient>();

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch((error: unknown) => {
      throw isSqlState(error) ? error : new DatabaseUnavailable(error);
    });
    const limited = known.get(client) ?? new LimitedClient(client, timeoutMs);
    known.set(client, limited);
    try {
      await limited.setLimits();
    } catch (error) {
      limited.release();
      throw error;
    }
    return limited as unknown as PostgresPoolClient;
  }

  return { connect, end: () => pool.end(), options: pool.options } as PostgresPool;
}
