import type { FastifyInstance } from 'fastify';
import type { RegistrySource } from '../../../../gateway/src/releases/registry-source';
import type { Database } from '../db/database';
import { readRemotes } from './read-remotes';
import { readVersions } from './read-versions';
import { createReadiness } from './readiness';

interface Deps {
  readonly db: Database;
  readonly source: RegistrySource;
}

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it can do its work, else 503. `GET /health`: both, and
 * which release of each part is live, with how those of the remotes do in browsers (C117).
 */
export function healthRoutes(app: FastifyInstance, { db, source }: Deps): void {
  const readiness = createReadiness(db, (problem) => app.log.error({ err: problem }, 'not ready'));

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
    const remotes = state.ready ? await readRemotes(db, source) : null;
    void reply.code(state.ready ? 200 : 503).header('cache-control', 'no-store');
    return { live: true, ...state, releases, remotes };
  });
}
