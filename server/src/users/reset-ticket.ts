import { createHash, randomBytes } from 'node:crypto';
import { OTP_LIFETIME_MS } from '@storefront/shared/rules/credentials';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../platform/sessions/session-cookie';

const TICKET = /^[\w-]{43}$/;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/**
 * The ticket of a browser that requests a password reset, so that its tries are counted separately (C102). It does not
 * identify the person; the mailed code does.
 */
export function createResetTickets(publicOrigin: string | null) {
  const { name: session, options } = sessionCookie(publicOrigin);
  const name = session.replace('session', 'reset');
  const read = (request: FastifyRequest): string | null => {
    const ticket = request.cookies[name];
    return ticket && TICKET.test(ticket) ? ticket : null;
  };
  return {
    /** Returns the hash of the browser's ticket; null if it has none. */
    find(request: FastifyRequest): string | null {
      const ticket = read(request);
      return ticket && hashOf(ticket);
    },
    /** Returns the hash of the browser's ticket. Creates a ticket if there is none, and extends its life. */
    give(request: FastifyRequest, reply: FastifyReply): string {
      const ticket = read(request) ?? randomBytes(32).toString('base64url');
      reply.setCookie(name, ticket, { ...options, maxAge: OTP_LIFETIME_MS / 1000 });
      return hashOf(ticket);
    },
    /** Removes the ticket after the password was set. */
    take(reply: FastifyReply): void {
      reply.clearCookie(name, options);
    },
  };
}
