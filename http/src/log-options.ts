import type { FastifyServerOptions } from 'fastify';
import { errorCode } from './error-code';

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

/** The parts of an error that go to the log. A database driver adds whole rows to its errors, so nothing else does. */
const describeError = (error: Error) => ({
  type: error.name,
  code: errorCode(error),
  message: error.message,
  stack: error.stack ?? '',
});

/** Fastify's logger options: JSON lines without the fields that hold secrets. */
export const logOptions = (logLevel: LogLevel, logs?: LogTarget): LogOptions => ({
  level: logLevel,
  serializers: { err: describeError },
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  ...(logs && { stream: logs }),
});
