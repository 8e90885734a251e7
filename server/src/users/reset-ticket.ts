import { createHash, randomBytes } from 'node:crypto';
import { OTP_LIFETIME_MS } from '@storefront/shared/rules/credentials';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../platform/sessions/session-cookie';

const TICKET = /^[\w-]{43}$/;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/**
 * The ticket of a browser that asks for a new password, so that its tries are its own (C102). It proves nothing about
 * the person: that is what the mailed code does.
 */
export function createResetTickets(publicOrigin: string | null) {
  const { name: session, options } = sessionCookie(publicOrigin);
  const name = session.replace('session', 'reset');
  const read = (request: FastifyRequest): string | null => {
    const ticket = request.cookies[name];
    return ticket && TICKET.test(ticket) ? ticket : null;
  };
  return {
    /** The hash under which codes know the browser; null before it has asked for one. */
    find(request: FastifyRequest): string | null {
      const ticket = read(request);
      return ticket && hashOf(ticket);
    },
    /** The same; gives the browser a ticket if it has none, and time to use it. */
    give(request: FastifyRequest, reply: FastifyReply): string {
      const ticket = read(request) ?? randomBytes(32).toString('base64url');
      reply.setCookie(name, ticket, { ...options, maxAge: OTP_LIFETIME_MS / 1000 });
      return hashOf(ticket);
    },
    /** Takes it away once the password is set. */
    take(reply: FastifyReply): void {
      reply.clearCookie(name, options);
    },
  };
}
