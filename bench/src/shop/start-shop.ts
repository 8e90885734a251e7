import { stopChild } from '../../../scripts/lib/children.mjs';
import { measuredEnv } from '../../../scripts/lib/measured-env.mjs';
import { runServer } from '../../../scripts/lib/run-server.mjs';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import type { Sizes } from '../../../server/src/operations/large/sizes';
import { dropSchema, fillShop, makeSchema, type Where } from './fill-shop';

/** A filled shop with its server in a separate process, as `npm start` runs it. */
export interface Shop {
  readonly where: Where;
  readonly sizes: Sizes;
  readonly address: string;
  /** Session of a member of staff. */
  readonly staffSession: string;
  /** Processor time that the server has used, ms, from its own metrics. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
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

async function readCpuMs(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return 1000 * (read('process_cpu_user_seconds_total') + read('process_cpu_system_seconds_total'));
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
  const { address, child } = await runServer({ dataDir, env });
  return {
    where,
    sizes,
    address,
    staffSession,
    cpuMs: () => readCpuMs(address),
    async stop() {
      await stopChild(child);
      if (postgresUrl) await dropSchema(postgresUrl, schema);
      remove();
    },
  };
}
