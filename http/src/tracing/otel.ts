import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';

interface Options {
  /** Base address of the collector, without `/v1/traces`. */
  readonly endpoint: string;
  /** Name of this program; OTEL_SERVICE_NAME replaces it. */
  readonly service: string;
  readonly version: string;
  /** Called with the first failure after a success. */
  readonly onProblem: (problem: unknown) => void;
}

/** An exporter that reports its first failure after a success. */
function reporting(exporter: SpanExporter, onProblem: Options['onProblem']): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isFailing) onProblem(result.error);
        isFailing = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Registers OpenTelemetry in this process. Its own variables set how much is traced, the headers to the collector, the
 * size of the queue and more. The queue is bounded: spans that do not fit are dropped, and no request waits for it (C381).
 */
export function registerOtel({ endpoint, service, version, onProblem }: Options) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const ours = resourceFromAttributes({ 'service.name': service, 'service.version': version });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(ours)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(reporting(exporter, onProblem))],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    flush: () => provider.forceFlush(),
    close() {
      trace.disable();
      context.disable();
      propagation.disable();
      return provider.shutdown();
    },
  };
}
