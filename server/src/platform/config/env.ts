import { type BucketSettings, bucketKeys, optionalBucket, toBucket } from '@storefront/http/bucket-settings';
import { echoesCodes, type HttpEnv, httpVariables, toHttpEnv } from '@storefront/http/http-env';
import {
  EnvError,
  type EnvSource,
  type EnvValues,
  onOff,
  optionalFlag,
  optionalSecret,
  optionalUrl,
  origins,
  parseEnv,
  problemWith,
} from '@storefront/http/parse-env';
import { isEmail } from '@storefront/shared/rules/contact';
import { PASSWORD_MIN, passwordProblem } from '@storefront/shared/rules/credentials';
import { z } from 'zod';

/** The settings of the API (docs/operations.md, "Environment"). */
export interface Env extends HttpEnv {
  /** Holds the embedded database, pictures and the outbox. */
  readonly dataDir: string;
  /** The bucket that holds the pictures; null: a folder in `dataDir`. */
  readonly mediaStore: BucketSettings | null;
  /** Address of a PostgreSQL; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** How long PostgreSQL may take for a connection or a statement of a call, ms. */
  readonly databaseTimeoutMs: number;
  readonly adminEmail: string;
  /** Null: a random one is created at the first start. */
  readonly adminPassword: string | null;
  /** Whether an empty database gets the demo catalogue; in production only if asked (C341). */
  readonly demo: boolean;
  /** Whether the demo has customers and orders too. */
  readonly demoLife: boolean;
  /** Origins of pages elsewhere that may call this API with cookies (C332). */
  readonly allowedOrigins: readonly string[];
  readonly smtpUrl: string | null;
  /** Sender of every mail, and the address for replies. */
  readonly mailFrom: string;
  /** Whether `POST /user/otp` returns the code itself: only if no mail can be sent (C1). */
  readonly otpEcho: boolean;
  /** False: no rate limits, for load tests. */
  readonly rateLimit: boolean;
  /** Signs the codes of tables and the links of orders; null: a secret created once and stored in the database (C51). */
  readonly serverSecret: string | null;
  /** The secret before a change: codes and links that it signed stay right (C191). */
  readonly serverSecretBefore: string | null;
}

/** Two of them, a connection and a statement, end before a browser gives up a call after 15 s (C95). */
const DATABASE_TIMEOUT_S = 6;
const MAX_DATABASE_TIMEOUT_S = 60;

const isSecret = (value: string) => [...value].length >= 32;
const isStaffPassword = (value: string) => passwordProblem(value, 'admin') !== 'too-short';

const email = z.string().refine(isEmail);
const allowedEmail = { allowed: 'an e-mail address' };

export const apiVariables = {
  ...httpVariables,
  ...bucketKeys,
  DATA_DIR: z.string().default('./data'),
  MEDIA_STORE: optionalBucket,
  DATABASE_URL: optionalUrl('postgres', 'postgresql'),
  DATABASE_TIMEOUT: z.coerce
    .number()
    .min(1)
    .max(MAX_DATABASE_TIMEOUT_S)
    .default(DATABASE_TIMEOUT_S)
    .meta({ allowed: `seconds from 1 to ${MAX_DATABASE_TIMEOUT_S}` }),
  ADMIN_EMAIL: email.default('admin@storefront.local').meta(allowedEmail),
  ADMIN_PASSWORD: optionalSecret(isStaffPassword, `at least ${PASSWORD_MIN.admin} characters`),
  DEMO: optionalFlag,
  DEMO_LIFE: optionalFlag,
  ALLOWED_ORIGINS: origins,
  SMTP_URL: optionalUrl('smtp', 'smtps'),
  MAIL_FROM: email.optional().meta(allowedEmail),
  OTP_ECHO: optionalFlag,
  RATE_LIMIT: onOff(),
  SERVER_SECRET: optionalSecret(isSecret, 'at least 32 characters'),
  SERVER_SECRET_BEFORE: optionalSecret(isSecret, 'at least 32 characters'),
};

/** @throws EnvError for OTP_ECHO where codes are mailed, and for a bucket without its key */
export function toEnv(values: EnvValues<typeof apiVariables>, source: EnvSource): Env {
  const { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, OTP_ECHO: otpEcho } = values;
  if (otpEcho && smtpUrl !== null)
    throw new EnvError([problemWith(source, 'OTP_ECHO', '0 where SMTP_URL is set: codes are mailed then')]);
  return {
    ...toHttpEnv(values),
    dataDir: values.DATA_DIR,
    mediaStore: toBucket('MEDIA_STORE', values.MEDIA_STORE, values, source),
    databaseUrl,
    databaseTimeoutMs: values.DATABASE_TIMEOUT * 1_000,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    demo: values.DEMO ?? (databaseUrl === null && source.NODE_ENV !== 'production'),
    demoLife: values.DEMO_LIFE ?? true,
    allowedOrigins: values.ALLOWED_ORIGINS,
    smtpUrl,
    mailFrom: values.MAIL_FROM ?? values.ADMIN_EMAIL,
    otpEcho: echoesCodes(values),
    rateLimit: values.RATE_LIMIT,
    serverSecret: values.SERVER_SECRET,
    serverSecretBefore: values.SERVER_SECRET_BEFORE,
  };
}

/**
 * Reads the settings of the API.
 *
 * @throws EnvError with all problems at once
 */
export const readEnv = (source: EnvSource): Env => toEnv(parseEnv(apiVariables, source), source);
