import type { FastifyInstance } from 'fastify';

/** How long requests under way may take to end once the server stops, ms; well below what service managers wait. */
const GRACE = 5_000;

/** Stops in time: what is under way may end, but nobody who sends half a request and waits holds the server open. */
export function endInTime(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    const force = setTimeout(() => server.closeAllConnections(), GRACE);
    server.once('close', () => clearTimeout(force));
  });
}
