import { trace } from '@opentelemetry/api';
import type { FastifyServerOptions } from 'fastify';
import { errorCode } from './error-code';
import { isTracing } from './tracing/start-tracing';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export interface LogTarget {
  write(line: string): void;
}

const SECRETS = [
  'password',
  'newPassword',
  'otp',
  'cookie',
  'authorization',
  'sessionId',
  'text',
  'transactionNumber',
];

/** A type, not an interface: the logger takes any fields. */
type DescribedError = {
  readonly type: string;
  readonly code: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: DescribedError;
};

/** How many causes of an error go to the log. */
const MOST_CAUSES = 5;

/**
 * The parts of an error, and of its causes, that go to the log. A database driver adds whole rows to its errors, so
 * nothing else does.
 */
const describeError = (error: Error, causes = MOST_CAUSES): DescribedError => ({
  type: error.name,
  code: errorCode(error),
  message: error.message,
  stack: error.stack ?? '',
  ...(error.cause instanceof Error && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
});

/** Names the trace in each line of its requests. */
function addTrace(): object {
  const span = trace.getActiveSpan();
  return span ? { trace_id: span.spanContext().traceId } : {};
}

/** Fastify's logger options: JSON lines without the fields that hold secrets. */
export const logOptions = (logLevel: LogLevel, logs?: LogTarget): LogOptions => ({
  level: logLevel,
  serializers: { err: (error: Error) => describeError(error) },
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  ...(isTracing() && { mixin: addTrace }),
  ...(logs && { stream: logs }),
});
