import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database';

/** `GET /health`: that the process lives, and whether it can do its work; 503 when it cannot. */
export function healthRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  app.get('/health', async (request, reply) => {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      (error: unknown) => {
        request.log.error({ err: error }, 'the database does not answer');
        return false;
      },
    );
    void reply.code(answers ? 200 : 503).header('cache-control', 'no-store');
    return { live: true, ready: answers, db: answers ? 'ok' : 'unreachable' };
  });
}
