import { Server } from 'node:net';
import { setImmediate as afterThisTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a server that is to stop still listens, ms: load balancers see its readiness and send requests elsewhere. */
const LISTENS_ON_MS = 2_000;

/** Longest time to accept the connections that wait, ms. */
const LAST_CONNECTIONS_MS = 500;

/** Time for the requests of the last accepted connections to arrive, ms. */
const LAST_REQUESTS_MS = 250;

/** Time for requests under way to end after the listener closed, ms. */
const GRACE_MS = 2_000;

export interface Shutdown {
  /** Whether the server is about to stop: readiness answers 503. */
  readonly isAnnounced: boolean;
  /**
   * Announces the stop, answers what still comes, with `Connection: close`, and then closes the listener. Resolves when
   * the connections may be closed.
   */
  drain(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly shutdown: Shutdown;
  }
}

/** Resolves when no connection waits: Node accepts one in each turn of its event loop, and resets what waits at a close. */
async function untilAllAccepted(server: Server): Promise<void> {
  let hasAccepted = false;
  const accept = () => {
    hasAccepted = true;
  };
  server.on('connection', accept);
  const until = performance.now() + LAST_CONNECTIONS_MS;
  do {
    hasAccepted = false;
    await afterThisTurn();
    await afterThisTurn();
  } while (hasAccepted && performance.now() < until);
  server.off('connection', accept);
}

/**
 * Adds `app.shutdown`. Closes every connection {@link GRACE_MS} after closing began, so that a half-sent request cannot
 * hold the server open.
 */
export function addGracefulShutdown(app: FastifyInstance): void {
  const { server } = app;
  let isAnnounced = false;
  app.decorate('shutdown', {
    get isAnnounced() {
      return isAnnounced;
    },
    async drain() {
      isAnnounced = true;
      await sleep(LISTENS_ON_MS);
      await untilAllAccepted(server);
      // Not the HTTP server's own `close`: it also ends connections whose first request has not arrived yet.
      Server.prototype.close.call(server);
      await sleep(LAST_REQUESTS_MS);
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (isAnnounced) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.once('close', () => clearTimeout(force));
  });
}
