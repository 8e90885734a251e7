import { isOwnOrigin } from '@storefront/http/origin-check';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Database } from '../db/database';
import type { Person } from '../http/person';
import { sessionCookie } from '../sessions/session-cookie';
import type { SessionEvents } from '../sessions/session-events';
import { findPersonWithoutRenewal } from '../sessions/session-store';
import { answerOtherUpgradesPlainly } from './answer-other-upgrades';
import { joinNodes } from './join-nodes';
import type { OrderEvents, SettingEvents } from './order-events';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly publicOrigin: string | null;
  /** Address of the PostgreSQL that all nodes share; null for a single node. */
  readonly databaseUrl: string | null;
}

interface StaffEvents {
  'new-order': (order: { _id: string }) => void;
  'order-changed': (order: { _id: string }) => void;
  'settings-changed': () => void;
}

/** How long a socket may outlive an expired session or a lost role, ms. */
const RECHECK = 60_000;

const PATH = '/socket.io';
const STAFF = 'staff';
const sessionRoom = (hash: string) => `session:${hash}`;
const personRoom = (id: string) => `person:${id}`;

export interface Realtime {
  readonly orderEvents: OrderEvents;
  readonly settingEvents: SettingEvents;
  readonly sessionEvents: SessionEvents;
  /** Disconnects the sockets of this node whose session has ended or whose person is no longer staff. */
  recheck(): Promise<void>;
  /** How many sockets are open on this node. */
  clients(): number;
}

/**
 * Serves `/socket.io` on the app's port, for staff only: the handshake checks origin, session and role (C42, P62), and
 * session and role are checked again while the socket is open. Events reach staff on every node. Closing the app
 * disconnects the sockets of this node only.
 */
export async function createRealtime(app: FastifyInstance, options: Options): Promise<Realtime> {
  const { db, now, publicOrigin, databaseUrl } = options;
  const io = new Server<Record<string, never>, StaffEvents>(app.server, {
    path: PATH,
    destroyUpgrade: false,
    serveClient: false,
    allowRequest: ({ headers }, allow) => {
      const { origin, host = '', 'sec-fetch-site': fetchSite } = headers;
      const site = Array.isArray(fetchSite) ? fetchSite[0] : fetchSite;
      allow(null, isOwnOrigin({ origin, host, fetchSite: site, publicOrigin }));
    },
  });
  answerOtherUpgradesPlainly(app.server, `${PATH}/`);
  const { name } = sessionCookie(publicOrigin);

  const findSender = async (cookie: string | undefined): Promise<Person | null> => {
    const sessionId = app.parseCookie(cookie ?? '')[name];
    return sessionId ? findPersonWithoutRenewal(db, sessionId, now()) : null;
  };

  io.use((socket, next) => {
    findSender(socket.request.headers.cookie).then(
      (person) => {
        if (person?.role !== 'admin') return next(new Error(person ? 'forbidden' : 'unauthorised'));
        void socket.join([STAFF, sessionRoom(person.sessionHash), personRoom(person.id)]);
        next();
      },
      () => next(new Error('unavailable')),
    );
  });

  /** If the database does not answer, the sockets stay open until the next check. */
  const check = async (socket: Socket): Promise<void> => {
    const person = await findSender(socket.request.headers.cookie);
    if (person?.role !== 'admin') socket.disconnect(true);
  };
  const recheck = async () => {
    for (const socket of io.of('/').sockets.values()) await check(socket);
  };

  // The session may have ended between the handshake and joining the rooms.
  io.on('connection', (socket) => {
    check(socket).catch(() => socket.disconnect(true));
  });
  const rechecking = setInterval(() => app.background.run(recheck), RECHECK).unref();

  // Closes the transports of this node only; clients then reconnect to another node.
  app.addHook('preClose', async () => {
    clearInterval(rechecking);
    io.engine.close();
  });
  const leaveNodes = databaseUrl === null ? null : await joinNodes(io, databaseUrl, app.log);
  app.addHook('onClose', async () => leaveNodes?.());

  return {
    recheck,
    clients: () => io.of('/').sockets.size,
    orderEvents: {
      placed: (orderId) => {
        io.to(STAFF).emit('new-order', { _id: orderId });
      },
      changed: (orderId) => {
        io.to(STAFF).emit('order-changed', { _id: orderId });
      },
    },
    settingEvents: {
      changed: () => {
        io.to(STAFF).emit('settings-changed');
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
