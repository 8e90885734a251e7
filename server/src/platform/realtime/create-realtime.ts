import { Failure } from '@storefront/http/failure';
import { isOwnOrigin } from '@storefront/http/origin-check';
import { SAFE_HEADERS } from '@storefront/http/safe-headers';
import { createAddressFinder } from '@storefront/http/trust-proxy';
import type { Order } from '@storefront/shared/contract/entities/order';
import { hasRight } from '@storefront/shared/rules/rights';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Database } from '../db/database';
import { nameOf } from '../edits/check-version';
import type { Person } from '../http/person';
import { sessionCookie } from '../sessions/session-cookie';
import type { SessionEvents } from '../sessions/session-events';
import { findPersonWithoutRenewal } from '../sessions/session-store';
import { answerOtherUpgradesPlainly } from './answer-other-upgrades';
import { joinNodes } from './join-nodes';
import { type OpenOrder, shareOpenOrders } from './open-orders';
import type { OrderEvents, SettingEvents, TableEvents } from './order-events';
import { acceptFollowers, type FindFollowedOrder } from './order-followers';
import { createConnectGate, limitHandshakes, limitPackets, MOST_PACKET_BYTES } from './socket-limits';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly publicOrigin: string | null;
  /** Origins of pages elsewhere that may open a socket (C332). */
  readonly allowedOrigins: readonly string[];
  /** Address of the PostgreSQL that all nodes share; null for a single node. */
  readonly databaseUrl: string | null;
  readonly trustProxy: boolean | string;
  /** Whether handshakes are limited; false for load tests. */
  readonly isLimited: boolean;
  readonly findOrder: FindFollowedOrder;
  /** Returns an order as staff see it in lists; undefined if there is none. */
  readonly findListedOrder: (orderId: string) => Promise<Order | undefined>;
  /** Stores that staff touched an order (C230). */
  readonly touchOrder: (orderId: string) => Promise<'gone' | 'touched' | 'unchanged'>;
}

interface StaffEvents {
  'new-order': (placed: { _id: string; order?: Order }) => void;
  'order-changed': (order: { _id: string }) => void;
  'settings-changed': () => void;
  'tables-changed': () => void;
  /** The server's clock in ms, once per connection: screens count by it how long an order waits (C230). */
  'server-time': (now: number) => void;
  'order-open': (open: OpenOrder) => void;
  'who-has-open': () => void;
}

/** How long a socket may outlive an expired session, or a role that changed, ms. */
const RECHECK = 60_000;

/** A notification of PostgreSQL has less than 8,000 bytes; the adapter adds its own. */
const MOST_BYTES = 6_000;

/** A handshake that joins no namespace in this time is closed, ms: one request later on a slow network. */
const CONNECT_TIMEOUT_MS = 15_000;

const PATH = '/socket.io';
const STAFF = 'staff';
/** Staff who may see every order (C292). */
const SEE_ORDERS = 'see-orders';
const sessionRoom = (hash: string) => `session:${hash}`;
const personRoom = (id: string) => `person:${id}`;
const roomsOfStaff = ({ staffRole }: Person) =>
  hasRight(staffRole, 'seeOrders') ? [STAFF, SEE_ORDERS] : [STAFF];
const roomsIn = ({ rooms }: Socket) => [STAFF, SEE_ORDERS].filter((room) => rooms.has(room)).length;
const roomsOf = ({ sessionHash, id }: Person) => [sessionRoom(sessionHash), personRoom(id)];

export interface Realtime {
  readonly orderEvents: OrderEvents;
  readonly settingEvents: SettingEvents;
  readonly tableEvents: TableEvents;
  readonly sessionEvents: SessionEvents;
  /** Disconnects the sockets of this node whose session has ended, or who lost their role or their order. */
  recheck(): Promise<void>;
  /** How many sockets of staff are open on this node. */
  clients(): number;
}

/**
 * Serves `/socket.io` on the app's port: to staff, and to customers in a namespace of their own (`acceptFollowers`). The
 * handshake checks origin, session, role and how many there are (C42, P62, P89), and session and role are checked again while
 * the socket is open. Events reach every node. Closing the app disconnects the sockets of this node only.
 */
export async function createRealtime(app: FastifyInstance, options: Options): Promise<Realtime> {
  const { db, now, publicOrigin, databaseUrl, trustProxy, findOrder, findListedOrder, touchOrder } = options;
  const { allowedOrigins, isLimited } = options;
  const findAddress = createAddressFinder(trustProxy);
  const mayOpen = limitHandshakes(() => io.engine.clientsCount, now);
  const io: Server<Record<string, never>, StaffEvents> = new Server(app.server, {
    path: PATH,
    destroyUpgrade: false,
    serveClient: false,
    ...(allowedOrigins.length > 0 && { cors: { origin: [...allowedOrigins], credentials: true } }),
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxHttpBufferSize: MOST_PACKET_BYTES,
    allowRequest: ({ headers, socket }, allow) => {
      const { origin, host = '', 'sec-fetch-site': fetchSite } = headers;
      const site = Array.isArray(fetchSite) ? fetchSite[0] : fetchSite;
      const isOwn = isOwnOrigin({ origin, host, fetchSite: site, publicOrigin, allowedOrigins });
      allow(null, isOwn && (!isLimited || mayOpen(findAddress(socket.remoteAddress ?? '', headers))));
    },
  });
  io.engine.on('connection', (connection) => limitPackets(connection, now));
  io.engine.on('headers', (headers, { url }) => {
    if (app.shutdown.isAnnounced && url?.includes('transport=polling')) headers.connection = 'close';
  });
  // Socket.IO answers these requests itself, before the hooks of the app.
  app.server.prependListener('request', ({ url }, response) => {
    if (url?.startsWith(PATH)) response.setHeaders(new Map(Object.entries(SAFE_HEADERS)));
  });
  answerOtherUpgradesPlainly(app.server, `${PATH}/`);
  const { name } = sessionCookie(publicOrigin);

  const findSender = async (cookie: string | undefined): Promise<Person | null> => {
    const sessionId = app.parseCookie(cookie ?? '')[name];
    return sessionId ? findPersonWithoutRenewal(db, sessionId, now()) : null;
  };

  const addressOf = ({ handshake: { address, headers } }: Socket) => findAddress(address, headers);
  const gate = createConnectGate(now, isLimited);
  const followers = acceptFollowers(io, { findOrder, findSender, addressOf, roomsOf, gate });
  const namespaces = [io.of('/'), followers.namespace];

  io.use((socket, next) => {
    gate(socket, addressOf(socket), () => findSender(socket.request.headers.cookie)).then(
      (person) => {
        if (person?.role !== 'admin') return next(new Error(person ? 'forbidden' : 'unauthorised'));
        void socket.join([...roomsOfStaff(person), ...roomsOf(person)]);
        next();
      },
      (error: unknown) => next(error instanceof Failure ? error : new Error('unavailable')),
    );
  });

  /** If the database does not answer, the sockets stay open until the next check. */
  const check = async (socket: Socket): Promise<void> => {
    const person = await findSender(socket.request.headers.cookie);
    const isRight = person?.role === 'admin' && roomsOfStaff(person).length === roomsIn(socket);
    if (!isRight) socket.disconnect(true);
  };
  const recheck = async () => {
    for (const socket of io.of('/').sockets.values()) await check(socket);
    await followers.recheck();
  };

  // The session may have ended between the handshake and joining the rooms.
  io.on('connection', (socket) => {
    check(socket).catch(() => socket.disconnect(true));
    socket.emit('server-time', now());
  });
  const sendChanged = (orderId: string) => void io.to(STAFF).emit('order-changed', { _id: orderId });
  const mayBeHeard = () => databaseUrl !== null || io.of('/').sockets.size > 0;
  /**
   * Sends the order along, so that its card needs no call. If it cannot be read, or is too long for a notification of
   * PostgreSQL, which carries it to the other nodes, the windows of staff read it.
   */
  const sendPlaced = async (orderId: string, known?: Order) => {
    if (!mayBeHeard()) return;
    const found = known ?? (await findListedOrder(orderId).catch(() => undefined));
    const order = Buffer.byteLength(JSON.stringify(found ?? null)) <= MOST_BYTES ? found : undefined;
    io.to(SEE_ORDERS).emit('new-order', { _id: orderId, ...(order && { order }) });
    io.to(STAFF).except(SEE_ORDERS).emit('new-order', { _id: orderId });
  };
  shareOpenOrders(io, {
    room: STAFF,
    findSender,
    nameOf: (userId) => nameOf(db, userId),
    touch: touchOrder,
    onTouched: sendChanged,
    now,
    run: (work) => app.background.run(work),
  });
  const rechecking = setInterval(() => app.background.run(recheck), RECHECK).unref();

  // Both close the transports of this node only; clients then reconnect to another node.
  app.shutdown.onListenerClosed(() => {
    for (const { sockets } of namespaces) for (const { conn } of sockets.values()) conn.close();
  });
  app.addHook('preClose', async () => {
    clearInterval(rechecking);
    io.engine.close();
  });
  const leaveNodes = databaseUrl === null ? null : await joinNodes(io, namespaces, databaseUrl, app.log);
  app.addHook('onClose', async () => leaveNodes?.());

  return {
    recheck,
    clients: () => io.of('/').sockets.size,
    orderEvents: {
      placed: (orderId, _kind, order) => app.background.run(() => sendPlaced(orderId, order)),
      changed: (orderId) => {
        sendChanged(orderId);
        followers.changed(orderId);
      },
    },
    settingEvents: {
      changed: () => {
        io.to(STAFF).emit('settings-changed');
      },
    },
    tableEvents: {
      changed: () => {
        io.to(STAFF).emit('tables-changed');
      },
    },
    sessionEvents: {
      ended: (hash) => {
        for (const each of namespaces) each.in(sessionRoom(hash)).disconnectSockets(true);
      },
      revoked: (userId, keep) => {
        const kept = keep === null ? [] : sessionRoom(keep);
        for (const each of namespaces) each.in(personRoom(userId)).except(kept).disconnectSockets(true);
      },
    },
  };
}
