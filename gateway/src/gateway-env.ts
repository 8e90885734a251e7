import type { EnvReader } from '@storefront/http/env-reader';

/** The settings of the gateway (docs/operations.md, "Environment"). */
export interface GatewayEnv {
  /** Holds `registry.json` and `releases/`. */
  readonly dataDir: string;
  /** Path or URL of the registry of releases; null: `registry.json` in `dataDir`. */
  readonly registry: string | null;
  /** Origins from which staff may load other builds of remotes in a tab of theirs (C140). */
  readonly overrideOrigins: readonly string[];
  /** Origin of the API when another server answers it; null: this process. */
  readonly apiOrigin: string | null;
  /** Whether public pages are rendered on the server. */
  readonly render: boolean;
  /** Whether browsers may store pages for visits without a network; false removes what they stored. */
  readonly serviceWorker: boolean;
  /** Whether the API answers with one-time codes because no mail is set up (C1). */
  readonly otpEcho: boolean;
}

/** @throws EnvError */
export const readGatewayEnv = (read: EnvReader): GatewayEnv => ({
  dataDir: read.text('DATA_DIR', './data'),
  registry: read.optional('REGISTRY'),
  overrideOrigins: read.origins('OVERRIDE_ORIGINS'),
  apiOrigin: read.origin('API_ORIGIN'),
  render: read.oneOf('RENDER', ['on', 'off'], 'on') === 'on',
  serviceWorker: read.oneOf('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
  otpEcho: read.flag('OTP_ECHO', read.optional('SMTP_URL') === null),
});
