import { MockOtlpServer, normalizeTrace, type ReceivedSpan } from '@elastic/mockotlpserver';

/** A span as it came over the wire, with the name of the program that sent it. */
export type CollectedSpan = ReceivedSpan &
  Required<Pick<ReceivedSpan, 'attributes'>> & { readonly service: string };

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  /** Every span that has come, in the order of arrival. */
  readonly spans: readonly CollectedSpan[];
  close(): Promise<void>;
}

/** Starts a receiver of OTLP on a free port: Elastic's, which takes protobuf and JSON over HTTP. One in a process. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const server = new MockOtlpServer({
    logLevel: 'fatal',
    services: ['http'],
    httpHostname: '127.0.0.1',
    httpPort: 0,
    onTrace(request) {
      for (const { resource, scopeSpans } of normalizeTrace(request).resourceSpans) {
        const service = resource.attributes['service.name'] ?? '';
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ attributes: {}, ...span, service });
      }
    },
  });
  await server.start();
  return { endpoint: server.httpUrl.origin, spans, close: () => server.close() };
}

/** Returns the spans of a trace that have no parent among them. */
export function rootsOf(spans: readonly CollectedSpan[]): readonly CollectedSpan[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  return spans.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
}

/** Returns the names of a span and all of its parents, outermost first. */
export function pathTo(span: CollectedSpan, spans: readonly CollectedSpan[]): readonly string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent, spans) : []), span.name];
}
