import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from './spans';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request to this route is traced; absent: none is. */
    isTraced?: (request: FastifyRequest) => boolean;
  }
}

/** A refusal is an answer; from this status on the server has failed. */
const FAILED = 500;

/**
 * Starts the step of a request, in the trace of the caller if it names one. Of the caller's headers only `traceparent`
 * counts: what strangers put into `tracestate` or `baggage` goes nowhere (C382).
 */
function begin({ method, headers, routeOptions: { url: route = '' } }: FastifyRequest): Span {
  const { traceparent } = headers;
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
  const attributes = { 'http.request.method': method, 'http.route': route };
  return tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
}

/** Makes each request to a traced route a step. Fastify keeps it while a body arrives. */
export function addRequestSpans(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config.isTraced?.(request)) return done();
    const span = begin(request);
    spans.set(request, span);
    context.with(trace.setSpan(ROOT_CONTEXT, span), done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= FAILED) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
