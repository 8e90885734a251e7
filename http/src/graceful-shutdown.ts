import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as afterThisTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a server that is to stop still listens, ms: load balancers see its readiness and send requests elsewhere. */
const LISTENS_ON_MS = 2_000;

/** Longest time to accept the connections that wait, ms. */
const LAST_CONNECTIONS_MS = 800;

/** No connection came in this time: nobody is about to open one, ms. */
const QUIET_MS = 100;

/** Since the signal, ms: a connection on which nothing was asked in this time is closed. */
const IDLE_UNTIL_MS = 3_500;

/** Since the signal, ms: a request that is not answered by then is cut. */
const OPEN_UNTIL_MS = 7_000;

/** Time for requests under way to end when the server stops at once, ms. */
const GRACE_MS = 2_000;

export interface Shutdown {
  /** Whether the server is about to stop: readiness answers 503, and answers close their connection. */
  readonly isAnnounced: boolean;
  /** Runs work once the listener is closed, before connections are waited for: it ends those that live long. */
  onListenerClosed(work: () => void): void;
  /**
   * Announces the stop, answers what still comes, with `Connection: close`, and then closes the listener. Resolves when
   * each connection was closed after its answer, or those that are left may be closed.
   */
  drain(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly shutdown: Shutdown;
  }
}

/** Resolves when no connection waits: Node accepts one in a turn of its event loop, and resets what waits at a close. */
async function untilAllAccepted(server: Server): Promise<void> {
  let hasAccepted = false;
  const accept = () => {
    hasAccepted = true;
  };
  server.on('connection', accept);
  const until = performance.now() + LAST_CONNECTIONS_MS;
  do {
    hasAccepted = false;
    await sleep(QUIET_MS);
    await afterThisTurn();
  } while (hasAccepted && performance.now() < until);
  server.off('connection', accept);
}

/**
 * Adds `app.shutdown`. A connection is closed after its answer, so that no request of a client is lost on it; one on which
 * nothing is asked, and a half-sent request, hold the server open until their deadlines only.
 */
export function addGracefulShutdown(app: FastifyInstance): void {
  const { server } = app;
  const onClosed: (() => void)[] = [];
  let isAnnounced = false;
  let held: Promise<void> | null = null;

  /** Lets no request begin until the listener is closed: who waits for an answer opens no connection meanwhile. */
  async function closeListener(): Promise<void> {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    await untilAllAccepted(server);
    // Not the HTTP server's own `close`: it also ends connections whose first request has not arrived yet.
    Server.prototype.close.call(server);
    held = null;
    release();
    for (const work of onClosed) work();
  }

  app.decorate('shutdown', {
    get isAnnounced() {
      return isAnnounced;
    },
    onListenerClosed: (work: () => void) => void onClosed.push(work),
    async drain() {
      const since = performance.now();
      const allClosed = once(server, 'close');
      const closedBy = (deadline: number) => {
        const left = Math.max(0, since + deadline - performance.now());
        return Promise.race([allClosed, sleep(left, undefined, { ref: false })]);
      };
      isAnnounced = true;
      await sleep(LISTENS_ON_MS);
      await closeListener();
      await closedBy(IDLE_UNTIL_MS);
      server.closeIdleConnections();
      await closedBy(OPEN_UNTIL_MS);
      server.closeAllConnections();
    },
  });
  app.addHook('onRequest', async () => {
    if (held) await held;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isAnnounced) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    server.once('close', () => clearTimeout(force));
  });
}
