import type { FastifyServerOptions } from 'fastify';
import type { Env } from '../config/env';
import { errorCode } from '../error-code';

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export interface LogTarget {
  write(line: string): void;
}

const SECRETS = ['password', 'newPassword', 'otp', 'cookie', 'authorization', 'sessionId', 'text'];

/** What is logged of an error: a database adds whole rows to its own, which may hold anything. */
const describeError = (error: Error) => ({
  type: error.name,
  code: errorCode(error),
  message: error.message,
  stack: error.stack ?? '',
});

/** Lines of JSON; whatever bears the name of a secret is left out of them, however it got there. */
export const logOptions = ({ logLevel }: Pick<Env, 'logLevel'>, logs?: LogTarget): LogOptions => ({
  level: logLevel,
  serializers: { err: describeError },
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  ...(logs && { stream: logs }),
});
