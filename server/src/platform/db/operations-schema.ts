/** Who did what when (P74); details hold before and after, never a secret. */
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

export interface CountersTable {
  name: string;
  value: number;
}

export interface MetaTable {
  name: string;
  value: string;
}

/** One row per part that staff have changed (C28). */
export interface SettingsTable {
  name: string;
  /** JSON. */
  value: string;
  /** Milliseconds, UTC. */
  updated_at: number;
  updated_by: string;
}

/** Fixed windows of the rate limit, shared by all nodes. */
export interface RateWindowsTable {
  bucket: string;
  /** Milliseconds, UTC. */
  started_at: number;
  hits: number;
}

/** What browsers told of a release, counted (C117); bounded by the releases there are and by what can be told. */
export interface ReleaseMetricsTable {
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

export interface MigrationsTable {
  name: string;
  /** Milliseconds, UTC. */
  applied_at: number;
}

/** First answer to a posted order or a pushed cart line, so that a repeat gets it again (C86, P1, P21). */
export interface IdempotencyKeysTable {
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
