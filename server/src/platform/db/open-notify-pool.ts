import type { Pool, PoolClient } from 'pg';
import { openPool } from './dialects/postgres';

export interface NotifyPool {
  /** A pool for an adapter that listens: `connect` returns the one listening connection. */
  readonly pool: Pool;
  /** Prefix of every channel name: the same for all nodes of one shop, different for other shops. */
  readonly channelPrefix: string;
  /** Resolves once the first connection listens. */
  readonly listening: Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly databaseUrl: string;
  /** The channel names without the prefix. */
  readonly channels: readonly string[];
  /** The listening connection was lost and restored; events sent meanwhile are lost. */
  readonly onBack: () => void;
  readonly onLost: (problem: unknown) => void;
}

/** Connections: one listens, the others send. */
const SIZE = 3;
const TIMEOUT_MS = 5_000;

const never = () => new Promise<never>(() => undefined);

/**
 * Opens connections for events between nodes (PostgreSQL's LISTEN and NOTIFY), separate from those of queries. Replaces
 * dropped connections; never reconnects after `close`.
 */
export async function openNotifyPool(options: Options): Promise<NotifyPool> {
  const { databaseUrl, channels, onBack, onLost } = options;
  const pool = await openPool(databaseUrl, {
    max: SIZE,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  const { rows } = await pool.query<{ prefix: string }>('select md5(current_schema()) as prefix');
  const channelPrefix = `shop_${rows[0]?.prefix}`;

  let isClosed = false;
  let stood = false;
  let listener: PoolClient | undefined;
  let isListening = () => {};
  const listening = new Promise<void>((resolve) => {
    isListening = resolve;
  });

  /** Releases the listening connection if its user has not. */
  function retire(): void {
    listener?.removeAllListeners('end').removeAllListeners('notification').release(true);
  }

  function keep(client: PoolClient): void {
    const release = client.release.bind(client);
    listener = client;
    client.release = (error) => {
      if (listener !== client) return;
      listener = undefined;
      release(error);
    };
  }

  async function connect(): Promise<PoolClient> {
    if (isClosed) return never();
    retire();
    const client = await pool.connect();
    try {
      for (const channel of channels) await client.query(`listen "${channelPrefix}#${channel}"`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (isClosed) {
      client.release(true);
      return never();
    }
    keep(client);
    client.once('end', () => {
      if (listener === client) retire();
      onLost(new Error('The connection that listens for events was lost'));
    });
    // By then the caller has subscribed.
    if (stood) setImmediate(onBack);
    stood = true;
    setImmediate(isListening);
    return client;
  }

  return {
    pool: { connect, query: pool.query.bind(pool) } as unknown as Pool,
    channelPrefix,
    listening,
    async close() {
      isClosed = true;
      retire();
      await pool.end();
    },
  };
}
