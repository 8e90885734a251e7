import type { FastifyInstance } from 'fastify';

/** Headers of every answer, whatever it is: a page, a call, a picture, a script, a failure (C462). */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Adds {@link SAFE_HEADERS} to every answer of the app. A route may set its own value after it. */
export function addSafeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SAFE_HEADERS);
    done();
  });
}
