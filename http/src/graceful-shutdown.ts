import type { FastifyInstance } from 'fastify';

/** Time for requests under way to end after the server began to stop, ms. Service managers wait longer. */
const GRACE_MS = 5_000;

/** Closes every connection {@link GRACE_MS} after the stop began, so that a half-sent request cannot hold the server open. */
export function addGracefulShutdown(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.once('close', () => clearTimeout(force));
  });
}
