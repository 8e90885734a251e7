import { notFound } from '@storefront/http/failure';
import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { endAllOtherSessions, endOwnSession, listOwnSessions } from './own-sessions';

/** Registers the calls of one's own sessions; the sockets of an ended one end at once (C299, P62). */
export function ownSessionRoutes(app: FastifyInstance, { db, now, sessionEvents }: RouteDeps): void {
  route(app, calls.listOwnSessions, ({ person }) => listOwnSessions(db, person, now()));

  route(app, calls.endOwnSession, async ({ params, person }) => {
    if (!(await endOwnSession(db, person, params.id, now()))) throw notFound('Session not found');
    sessionEvents.ended(params.id);
    return replyWith('Signed out there', null);
  });

  route(app, calls.endOtherSessions, async ({ person }) => {
    await endAllOtherSessions(db, person, now());
    sessionEvents.revoked(person.id, person.sessionHash);
    return replyWith('Signed out everywhere else', null);
  });
}
