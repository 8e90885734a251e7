import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export { SpanKind };

/** Returns the tracer of this process; one that does nothing while tracing is off. */
export const tracer = () => trace.getTracer('storefront');

/** Marks a step as failed with the name or code of the error. Its message may hold personal data (C382). */
export function markFailed(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const name = error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work as one step of the trace under way. Outside of a trace, and while tracing is off, only runs it (C380). */
export function inSpan<T>(name: string, work: () => Promise<T>, options: SpanOptions = {}): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return work();
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Returns the step under way; undefined outside of a trace. */
export const currentSpan = (): Span | undefined => trace.getActiveSpan();

/** Adds facts to the step under way, if there is one. Never personal data (C382). */
export const describeSpan = (attributes: Attributes): void =>
  void trace.getActiveSpan()?.setAttributes(attributes);

/** Runs work that outlives the request that starts it, such as a timer that sets itself again. */
export const outsideTrace = <T>(work: () => T): T => context.with(ROOT_CONTEXT, work);

/** Returns the header that makes another server, or the page's calls, continue the trace under way; none outside of one. */
export function traceHeaders(): { readonly traceparent?: string } {
  const headers = {};
  propagation.inject(context.active(), headers);
  return headers;
}
