import { stopChild } from '../../../scripts/lib/children.mjs';
import { measuredEnv } from '../../../scripts/lib/measured-env.mjs';
import { runServer } from '../../../scripts/lib/run-server.mjs';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import type { Sizes } from '../../../server/src/operations/large/sizes';
import { usageOf } from '../common/process-usage';
import { dropSchema, fillShop, makeSchema, type Where } from './fill-shop';

/** A server in a separate process, as `npm start` runs it. */
export interface ShopNode {
  readonly address: string;
  /** Processor time that the server has used, and the process that renders its pages, ms. Linux only. */
  cpuMs(): number;
  /** Memory that both hold, MB. Linux only. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** A filled shop with its server. */
export interface Shop extends ShopNode {
  readonly where: Where;
  readonly sizes: Sizes;
  /** Session of a member of staff. */
  readonly staffSession: string;
  /** Starts another server of the same shop; stop it before the shop. */
  startNode(): Promise<ShopNode>;
}

interface StartOptions {
  /** Settings that differ from those of the API bench. */
  readonly env?: Readonly<Record<string, string>>;
  /** Fills the data folder before the server starts. */
  readonly prepare?: (dataDir: string) => Promise<unknown>;
}

/**
 * Differs from production: orders come through a trusted proxy that sets the client address, so that rate limits apply
 * per client.
 */
const SETTINGS = { ...measuredEnv, DEMO: '0', RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' };

async function startNode(dataDir: string, env: Record<string, string>): Promise<ShopNode> {
  const { address, child } = await runServer({ dataDir, env });
  const { pid } = child;
  if (pid === undefined) throw new Error('The server has no process');
  return {
    address,
    cpuMs: () => usageOf(pid).cpuMs,
    memoryMb: () => usageOf(pid).memoryMb,
    stop: () => stopChild(child),
  };
}

/** Fills a shop in its own folder or schema and starts its server; `stop` removes both. */
export async function startShop(
  postgresUrl: string | null,
  sizes: Sizes,
  { env: own = {}, prepare }: StartOptions = {},
): Promise<Shop> {
  const { folder: dataDir, remove } = temporaryFolder('bench');
  const schema = `bench_${process.pid}_${sizes.orders}_${sizes.products}`;
  const databaseUrl = postgresUrl && (await makeSchema(postgresUrl, schema));
  const where = { dataDir, databaseUrl };
  const staffSession = await fillShop(where, sizes);
  await prepare?.(dataDir);
  const env = { ...SETTINGS, ...own, DATABASE_URL: databaseUrl ?? '' };
  const node = await startNode(dataDir, env);
  return {
    ...node,
    where,
    sizes,
    staffSession,
    startNode: () => startNode(dataDir, env),
    async stop() {
      await node.stop();
      if (postgresUrl) await dropSchema(postgresUrl, schema);
      remove();
    },
  };
}
