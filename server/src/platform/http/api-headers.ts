import type { FastifyInstance } from 'fastify';

/** Headers of data answers: opened as a page, one may not run, frame, embed or sniff anything. */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Answers of the API are data: no page may run, frame or embed them, and no cache keeps them. */
export function addApiHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = isHttps ? { ...HEADERS, ...HSTS } : HEADERS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
