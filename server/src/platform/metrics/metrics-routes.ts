import { notFound } from '@storefront/http/failure';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './create-metrics';
import { mayReadMetrics } from './may-read-metrics';

/** `GET /metrics` for Prometheus; for everybody else there is nothing at this address. Times every answer. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | null): void {
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
