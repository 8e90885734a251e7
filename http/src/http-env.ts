import type { EnvReader } from './env-reader';
import { LOG_LEVELS, type LogLevel } from './log-options';

/** The settings of every HTTP process of the shop (docs/operations.md, "Environment"). */
export interface HttpEnv {
  readonly port: number;
  readonly host: string;
  /** Where people reach the shop, without a slash at the end; null: the host of each request. */
  readonly publicOrigin: string | null;
  /** Whether to trust the proxy that connects, or the addresses of the proxies to trust. */
  readonly trustProxy: boolean | string;
  readonly logLevel: LogLevel;
}

/** @throws EnvError */
export const readHttpEnv = (read: EnvReader): HttpEnv => ({
  port: read.whole('PORT', 3000, 0, 65_535),
  host: read.text('HOST', '127.0.0.1'),
  publicOrigin: read.origin('PUBLIC_ORIGIN'),
  trustProxy: read.proxies('TRUST_PROXY'),
  logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
});
