import { z } from 'zod';
import { LOG_LEVELS, type LogLevel } from './log-options';
import { type EnvValues, optionalOrigin, optionalSecret, optionalUrl, proxies } from './parse-env';

/** The settings of every HTTP process of the shop (docs/operations.md, "Environment"). */
export interface HttpEnv {
  readonly port: number;
  readonly host: string;
  /** Public origin of the shop, without a slash at the end; null: the host of each request. */
  readonly publicOrigin: string | null;
  /** Whether to trust the proxy that connects, or the addresses of the proxies to trust. */
  readonly trustProxy: boolean | string;
  readonly logLevel: LogLevel;
  /** Bearer token of `/metrics`; null: only programs on this machine can read them. */
  readonly metricsToken: string | null;
  /** Address of a collector of traces; null: nothing is traced. */
  readonly tracesTo: string | null;
}

const MAX_PORT = 65_535;
const isToken = (value: string) => /^[\w-]{16,}$/.test(value);

export const httpVariables = {
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_PORT)
    .default(3000)
    .meta({ allowed: `a whole number from 0 to ${MAX_PORT}` }),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_ORIGIN: optionalOrigin,
  TRUST_PROXY: proxies,
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('warn')
    .meta({ allowed: LOG_LEVELS.join(', ') }),
  METRICS_TOKEN: optionalSecret(isToken, 'at least 16 letters, digits, - or _'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl('http', 'https'),
};

/**
 * Returns whether answers contain one-time codes (C1): as asked for by name; else only where no mail can be sent, and never
 * in a shop with an https origin, which strangers reach.
 */
export const echoesCodes = (values: {
  readonly OTP_ECHO: boolean | null;
  readonly SMTP_URL: string | null;
  readonly PUBLIC_ORIGIN: string | null;
}): boolean => values.OTP_ECHO ?? (values.SMTP_URL === null && !values.PUBLIC_ORIGIN?.startsWith('https:'));

export const toHttpEnv = (values: EnvValues<typeof httpVariables>): HttpEnv => ({
  port: values.PORT,
  host: values.HOST,
  publicOrigin: values.PUBLIC_ORIGIN,
  trustProxy: values.TRUST_PROXY,
  logLevel: values.LOG_LEVEL,
  metricsToken: values.METRICS_TOKEN,
  tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
});
