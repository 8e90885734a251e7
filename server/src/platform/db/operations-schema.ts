/** Who did what and when (P74). The details hold values before and after, never secrets. */
export interface AuditTable {
  id: string;
  /** Milliseconds, UTC. */
  at: number;
  actor: string;
  action: string;
  subject: string;
  /** JSON. */
  details: string;
}

/** A customer or an order that the demo made (C198). */
interface DemoRowsTable {
  kind: 'user' | 'order';
  id: string;
}

interface CountersTable {
  name: string;
  value: number;
}

interface MetaTable {
  name: string;
  value: string;
}

/** One row per part that staff have changed (C28). */
interface SettingsTable {
  name: string;
  /** JSON. */
  value: string;
  /** Milliseconds, UTC. */
  updated_at: number;
  updated_by: string;
  /** Raised by every write; the first is 1 (C165). */
  version: number;
}

/** Fixed windows of the rate limit, shared by all nodes. */
interface RateWindowsTable {
  bucket: string;
  /** Milliseconds, UTC. */
  started_at: number;
  hits: number;
}

/**
 * Counts of browsers' reports about releases (C117), one row per release and event. The table keeps its published name.
 */
interface ReleaseMetricsTable {
  part: string;
  /** `<version>-<hash>`. */
  release: string;
  /** `visit`, the kind of a trouble, or a vital and the upper edge of its range: `LCP 2500`. */
  name: string;
  count: number;
  /** The last reason of a trouble. */
  detail: string | null;
  /** Milliseconds, UTC. */
  updated_at: number;
}

interface MigrationsTable {
  name: string;
  /** Milliseconds, UTC. */
  applied_at: number;
}

/** First answer to a posted order or a pushed cart line, which a repeat gets again (C86, P1, P21). */
interface IdempotencyKeysTable {
  /** User id or `guest` for orders; `cart` and user id for cart lines. */
  actor: string;
  key: string;
  payload_hash: string;
  order_id: string;
  /** JSON. */
  answer: string;
  /** Milliseconds, UTC. */
  created_at: number;
}

/** Mails that wait to be sent or could not be. The text may hold a one-time code. */
export interface OutboxTable {
  /** Part of the message id. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** Null: the mail is plain text alone. */
  html: string | null;
  /** The order that the mail is about. */
  order_id: string | null;
  /** The status that the customer knew before this mail; null: the mail cannot be withdrawn. */
  replaces: string | null;
  tries: number;
  /** Milliseconds, UTC, as all times below. */
  created_at: number;
  /** From then on the mail is of no use and is removed. */
  expires_at: number;
  next_try_at: number;
  /** Until then the process that tries the mail is its owner. */
  claimed_until: number;
  /** What the last try failed of, without addresses. */
  problem: string | null;
  /** When the mail was given up; null: it waits. */
  failed_at: number | null;
}

/** The tables that keep the shop running. */
export interface OperationsTables {
  audit: AuditTable;
  counters: CountersTable;
  demo_rows: DemoRowsTable;
  idempotency_keys: IdempotencyKeysTable;
  meta: MetaTable;
  migrations: MigrationsTable;
  outbox: OutboxTable;
  rate_windows: RateWindowsTable;
  release_figures: ReleaseMetricsTable;
  settings: SettingsTable;
}
