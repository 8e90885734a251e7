import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { registrySource } from '../releases/registry-source';
import { readVersions } from './read-versions';
import { createReadiness } from './readiness';

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly env: { readonly dataDir: string; readonly registry: string | null };
}

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it can do its work, else 503. `GET /health`: both, and
 * which release of each part is live.
 */
export function healthRoutes(app: FastifyInstance, { db, now, env }: Deps): void {
  const readiness = createReadiness(db, (problem) => app.log.error({ err: problem }, 'not ready'));
  const source = registrySource(env.dataDir, env.registry, now);

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
    const [state, releases] = await Promise.all([readiness(), readVersions(source)]);
    void reply.code(state.ready ? 200 : 503).header('cache-control', 'no-store');
    return { live: true, ...state, releases };
  });
}
