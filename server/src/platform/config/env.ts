import { EnvReader } from '@storefront/http/env-reader';
import { type HttpEnv, readHttpEnv } from '@storefront/http/http-env';
import { isEmail } from '@storefront/shared/rules/contact';
import { PASSWORD_MIN } from '@storefront/shared/rules/credentials';

/** The settings of the API (docs/operations.md, "Environment"). */
export interface Env extends HttpEnv {
  /** Holds the embedded database, pictures and the outbox. */
  readonly dataDir: string;
  /** Address of a PostgreSQL; null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly adminEmail: string;
  /** Null: a random one is created at the first start. */
  readonly adminPassword: string | null;
  /** Whether an empty database gets the demo catalogue. */
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  /** Sender of every mail, and the address for replies. */
  readonly mailFrom: string;
  /** Whether `POST /user/otp` returns the code itself: only if no mail can be sent (C1). */
  readonly otpEcho: boolean;
  /** False: no rate limits, for load tests. */
  readonly rateLimit: boolean;
  /** Bearer token of `/metrics`; null: only programs on this machine can read them. */
  readonly metricsToken: string | null;
  /** Signs the codes of tables; null: a secret created once and stored in the database (C51). */
  readonly serverSecret: string | null;
}

const isToken = (value: string) => /^[\w-]{16,}$/.test(value);
const isSecret = (value: string) => [...value].length >= 32;
const staffPassword = (value: string) => [...value].length >= PASSWORD_MIN.admin;

/**
 * Reads the environment, once, at start.
 *
 * @throws EnvError with the variable, its value and the allowed values
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = new EnvReader(source);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const otpEcho = read.flag('OTP_ECHO', smtpUrl === null);
  const adminEmail = read.checked('ADMIN_EMAIL', isEmail, 'an e-mail address') ?? 'admin@storefront.local';
  if (otpEcho && smtpUrl !== null) read.refuse('OTP_ECHO', '0 where SMTP_URL is set: codes are mailed then');
  return {
    ...readHttpEnv(read),
    dataDir: read.text('DATA_DIR', './data'),
    databaseUrl,
    adminEmail,
    adminPassword: read.secret('ADMIN_PASSWORD', staffPassword, `at least ${PASSWORD_MIN.admin} characters`),
    demo: read.flag('DEMO', databaseUrl === null),
    smtpUrl,
    mailFrom: read.checked('MAIL_FROM', isEmail, 'an e-mail address') ?? adminEmail,
    otpEcho,
    rateLimit: read.oneOf('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    metricsToken: read.secret('METRICS_TOKEN', isToken, 'at least 16 letters, digits, - or _'),
    serverSecret: read.secret('SERVER_SECRET', isSecret, 'at least 32 characters'),
  };
}
