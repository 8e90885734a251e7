import { isEmail } from '@storefront/shared/rules/contact';
import { PASSWORD_MIN } from '@storefront/shared/rules/credentials';
import { EnvReader } from './env-reader';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything the environment says, with defaults for a first run (architecture.md, "Environment"). */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** Where people reach the shop, without a slash at the end; null: whatever host they name. */
  readonly publicOrigin: string | null;
  readonly dataDir: string;
  /** Address of a PostgreSQL; null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly adminEmail: string;
  /** Null: a random one is made at the first start. */
  readonly adminPassword: string | null;
  /** Whether an empty database gets the demo catalogue. */
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  /** The sender of every mail; people answer to it. */
  readonly mailFrom: string;
  /** Whether `POST /user/otp` answers the code itself: only while nothing can be mailed (C1). */
  readonly otpEcho: boolean;
  /** Whether to believe the proxy that connects, or the addresses of the proxies to believe. */
  readonly trustProxy: boolean | string;
  /** Path or URL of the registry of releases; null: the one in `dataDir`. */
  readonly registry: string | null;
  /** Where staff may load other builds of remotes from, for a tab of theirs; none: nowhere (C140). */
  readonly overrideOrigins: readonly string[];
  /** Another server that speaks §7; null: this one. */
  readonly apiOrigin: string | null;
  readonly rateLimit: boolean;
  /** Whether public pages are rendered here, or drawn by browsers alone. */
  readonly render: boolean;
  /** Whether browsers may keep pages for visits without a network; false takes back what they kept. */
  readonly serviceWorker: boolean;
  /** What whoever reads `/metrics` must know; null: only this machine reads them. */
  readonly metricsToken: string | null;
  /** Signs the codes of tables; null: one that is made once and kept in the database (C51). */
  readonly serverSecret: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const isToken = (value: string) => /^[\w-]{16,}$/.test(value);
const isSecret = (value: string) => [...value].length >= 32;
const staffPassword = (value: string) => [...value].length >= PASSWORD_MIN.admin;

/**
 * Reads the environment, once, at start.
 *
 * @throws EnvError that names the variable, what was found and what is allowed.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = new EnvReader(source);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const otpEcho = read.flag('OTP_ECHO', smtpUrl === null);
  const adminEmail = read.checked('ADMIN_EMAIL', isEmail, 'an e-mail address') ?? 'admin@storefront.local';
  if (otpEcho && smtpUrl !== null) read.refuse('OTP_ECHO', '0 where SMTP_URL is set: codes are mailed then');
  return {
    port: read.whole('PORT', 3000, 0, 65_535),
    host: read.text('HOST', '127.0.0.1'),
    publicOrigin: read.origin('PUBLIC_ORIGIN'),
    dataDir: read.text('DATA_DIR', './data'),
    databaseUrl,
    adminEmail,
    adminPassword: read.secret('ADMIN_PASSWORD', staffPassword, `at least ${PASSWORD_MIN.admin} characters`),
    demo: read.flag('DEMO', databaseUrl === null),
    smtpUrl,
    mailFrom: read.checked('MAIL_FROM', isEmail, 'an e-mail address') ?? adminEmail,
    otpEcho,
    trustProxy: read.proxies('TRUST_PROXY'),
    registry: read.optional('REGISTRY'),
    overrideOrigins: read.origins('OVERRIDE_ORIGINS'),
    apiOrigin: read.origin('API_ORIGIN'),
    rateLimit: read.oneOf('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    render: read.oneOf('RENDER', ['on', 'off'], 'on') === 'on',
    serviceWorker: read.oneOf('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    metricsToken: read.secret('METRICS_TOKEN', isToken, 'at least 16 letters, digits, - or _'),
    serverSecret: read.secret('SERVER_SECRET', isSecret, 'at least 32 characters'),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
  };
}
