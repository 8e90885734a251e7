import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from './failure';
import type { HttpMetrics } from './http-metrics';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
/** Proxies set these. Behind a proxy on this machine every request has a loopback address. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** Returns whether the token matches. Without a configured token: whether the request comes from this machine, not through a proxy. */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers);
}

/** Serves `GET /metrics` to Prometheus, 404 to others. Measures the time of every answer. */
export function metricsRoutes(app: FastifyInstance, metrics: HttpMetrics, token: string | null): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, token)) throw notFound('There is nothing at this address');
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}
