import type { FastifyInstance } from 'fastify';

/** What pages of the shop send: every method of the contract, JSON, the key of an order (C86), and the trace (C383). */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-type, idempotency-key, traceparent',
  /* Seconds. */
  'access-control-max-age': '7200',
};

/**
 * Lets pages of other origins of ours call addresses below `base` with cookies (C332). The origins are compared as whole
 * texts. Any other origin, `null` included, gets no header: its pages can read nothing.
 */
export function addCors(app: FastifyInstance, base: string, allowedOrigins: readonly string[]): void {
  if (allowedOrigins.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin = '', 'access-control-request-method': wanted } = request.headers;
    if (!request.url.startsWith(`${base}/`)) return done();
    reply.header('vary', 'Origin');
    if (!allowedOrigins.includes(origin)) return done();
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    if (request.method === 'OPTIONS' && wanted !== undefined)
      return void reply.code(204).headers(PREFLIGHT).send();
    // Screens count by the server's clock (C422).
    reply.header('access-control-expose-headers', 'date');
    done();
  });
}
