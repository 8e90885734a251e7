import cookies from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { sessionCookie } from './session-cookie';
import { findSession } from './session-store';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly publicOrigin: string | null;
}

/** Adds the current person to requests: reads the session cookie, and renews it. */
export async function addSessions(app: FastifyInstance, { db, now, publicOrigin }: Options): Promise<void> {
  const { name, options } = sessionCookie(publicOrigin);
  await app.register(cookies);
  app.decorateRequest('person', null);
  app.decorate('findPerson', async (request, reply) => {
    const sessionId = request.cookies[name];
    if (!sessionId) return null;
    const found = await findSession(db, sessionId, now());
    if (found?.renewed) reply.setCookie(name, sessionId, options);
    return found?.person ?? null;
  });
}
