import type { FastifyInstance } from 'fastify';
import type { VersionReader } from '../db/data-versions';
import type { Database } from '../db/database';
import { createSigner } from '../db/server-secret';
import { atMostEvery, createReadiness, FRESH } from './readiness';

/** Reads a field of `/health`. `isReady`: whether the database answers. */
type ReadDetail = (isReady: boolean) => unknown;
export type HealthDetails = Map<string, ReadDetail>;

interface Deps {
  readonly db: Database;
  readonly dataDir: string;
  readonly readVersions: VersionReader['read'] | undefined;
  /** SERVER_SECRET, see {@link createSigner}. */
  readonly secret: string | null;
}

/** Returns whether the other parts of the process can do their work, by name. */
export type ReadyParts = Map<string, () => Promise<boolean>>;

/** Returns a function that reads the details at most once a second: some query the database. */
function createDetails(details: HealthDetails) {
  const read = async (isReady: boolean) => {
    const entries = await Promise.all(
      [...details].map(async ([name, readOne]) => [name, await readOne(isReady)] as const),
    );
    return Object.fromEntries(entries);
  };
  const known = { ready: atMostEvery(FRESH, () => read(true)), not: atMostEvery(FRESH, () => read(false)) };
  return (isReady: boolean) => (isReady ? known.ready() : known.not());
}

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it can do its work, else 503. `GET /health`: both, with
 * the details of other parts of the process (C117). `GET /health/versions`: the versions of the data, for a gateway at
 * another origin; signed, because plain counters would reveal sales.
 */
export function healthRoutes(app: FastifyInstance, { db, dataDir, readVersions, secret }: Deps): void {
  const onProblem = (problem: unknown, words: string) => app.log.error({ err: problem }, words);
  const ask = createReadiness({ db, dataDir, onProblem });
  const readiness = async () => {
    const state = await ask();
    const asked = [...app.readyParts].map(async ([name, isReady]) => ((await isReady()) ? [] : [name]));
    const notReady = (await Promise.all(asked)).flat();
    return {
      ...state,
      ...Object.fromEntries(notReady.map((name) => [name, 'not ready'])),
      ready: state.ready && notReady.length === 0 && !app.shutdown.isAnnounced,
    };
  };
  const readDetails = createDetails(app.healthDetails);
  const sign = createSigner(db, secret);
  const opaque = async (name: string, version: number) =>
    (await sign('data-version', `${name} ${version}`)).readUIntBE(0, 6);

  app.get('/health/live', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { live: true };
  });
  app.get('/health/ready', async (_request, reply) => {
    const state = await readiness();
    void reply.code(state.ready ? 200 : 503).header('cache-control', 'no-store');
    return state;
  });
  app.get('/health', async (_request, reply) => {
    const state = await readiness();
    const details = await readDetails(state.ready);
    void reply.code(state.ready ? 200 : 503).header('cache-control', 'no-store');
    return { live: true, ...state, ...details };
  });
  if (readVersions)
    app.get('/health/versions', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { data, stock } = await readVersions();
      return { data: await opaque('data', data), stock: await opaque('stock', stock) };
    });
}
