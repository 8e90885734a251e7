import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Database } from '../db/database';
import { isOwnOrigin } from '../http/origin-check';
import type { Person } from '../http/person';
import { sessionCookie } from '../sessions/session-cookie';
import type { SessionEvents } from '../sessions/session-events';
import { findSession } from '../sessions/session-store';
import type { OrderEvents } from './order-events';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly publicOrigin: string | null;
}

interface Heard {
  'new-order': (order: { _id: string }) => void;
}

const STAFF = 'staff';
const sessionRoom = (hash: string) => `session:${hash}`;
const personRoom = (id: string) => `person:${id}`;

export interface Realtime {
  readonly orderEvents: OrderEvents;
  readonly sessionEvents: SessionEvents;
}

/**
 * The socket at `/socket.io` on the app's own port. Only staff get in: the handshake checks origin, session and role
 * (C42, P62). Ends with the app.
 */
export function createRealtime(app: FastifyInstance, { db, now, publicOrigin }: Options): Realtime {
  const io = new Server<Record<string, never>, Heard>(app.server, {
    path: '/socket.io',
    serveClient: false,
    allowRequest: ({ headers }, allow) => {
      const { origin, host = '', 'sec-fetch-site': fetchSite } = headers;
      const site = Array.isArray(fetchSite) ? fetchSite[0] : fetchSite;
      allow(null, isOwnOrigin({ origin, host, fetchSite: site, publicOrigin }));
    },
  });
  const { name } = sessionCookie(publicOrigin);

  const whoAsks = async (cookie: string | undefined): Promise<Person | null> => {
    const sessionId = app.parseCookie(cookie ?? '')[name];
    const found = sessionId ? await findSession(db, sessionId, now()) : null;
    return found?.person ?? null;
  };

  io.use((socket, next) => {
    whoAsks(socket.request.headers.cookie).then((person) => {
      if (person?.role !== 'admin') return next(new Error(person ? 'forbidden' : 'unauthorised'));
      void socket.join([STAFF, sessionRoom(person.sessionHash), personRoom(person.id)]);
      next();
    }, next);
  });

  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
    io.engine.close();
  });

  return {
    orderEvents: {
      placed: (orderId) => {
        io.to(STAFF).emit('new-order', { _id: orderId });
      },
    },
    sessionEvents: {
      ended: (hash) => {
        io.in(sessionRoom(hash)).disconnectSockets(true);
      },
      revoked: (userId, keep) => {
        io.in(personRoom(userId))
          .except(keep === null ? [] : sessionRoom(keep))
          .disconnectSockets(true);
      },
    },
  };
}
